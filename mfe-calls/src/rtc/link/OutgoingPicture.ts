/**
 * Sends no picture while nothing gets through, and a whole one as soon as something does.
 *
 * The other side asks for every frame it missed. When those arrive together with a whole frame that was made meanwhile, Chromium takes the
 * old ones for new, thinks its clock is seconds off and shows nothing for as long (measured: 2.5 to 3 s after every other outage of 3 s).
 * What was never sent is not asked for.
 */
export class OutgoingPicture {
  /** Changes are made one after the other. */
  private turn: Promise<void> = Promise.resolve();

  /** @param sender what sends it; undefined before there is anything to send */
  constructor(private readonly sender: () => RTCRtpSender | undefined) {}

  pause(): void {
    this.setActive(false);
  }

  resume(): void {
    this.setActive(true);
  }

  private setActive(active: boolean): void {
    this.turn = this.turn
      .then(async () => {
        const sender = this.sender();
        const parameters = sender?.getParameters();
        if (!sender || !parameters?.encodings.length) return;
        for (const encoding of parameters.encodings) encoding.active = active;
        await sender.setParameters(parameters);
      })
      // the connection was closed meanwhile: there is no picture to begin
      .catch(() => undefined);
  }
}
