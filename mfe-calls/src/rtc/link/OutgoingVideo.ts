/**
 * Pauses the outgoing video while nothing gets through, and resumes with a key frame as soon as something does.
 *
 * The other side requests every frame that it missed. When those arrive together with a key frame that was encoded meanwhile, Chromium
 * takes the old frames for new ones, believes its clock to be seconds off and shows nothing for as long (measured: 2.5 to 3 s after
 * every other outage of 3 s). Frames that were never sent are not requested.
 */
export class OutgoingVideo {
  /** Parameter changes run one after the other. */
  private queue: Promise<void> = Promise.resolve();

  /** @param sender the video sender; undefined before there is one */
  constructor(private readonly sender: () => RTCRtpSender | undefined) {}

  pause(): void {
    this.setActive(false);
  }

  resume(): void {
    this.setActive(true);
  }

  private setActive(active: boolean): void {
    this.queue = this.queue
      .then(async () => {
        const sender = this.sender();
        const parameters = sender?.getParameters();
        if (!sender || !parameters?.encodings.length) return;
        for (const encoding of parameters.encodings) encoding.active = active;
        await sender.setParameters(parameters);
      })
      // the connection was closed meanwhile
      .catch(() => undefined);
  }
}
