/** An encoder that is stopped for less may not notice. */
const stoppedForMs = 50;

/** Begins the sent picture anew, with a whole frame. Does nothing when none is sent. */
export async function refreshPicture(sender: RTCRtpSender): Promise<void> {
  try {
    await setActive(sender, false);
    await new Promise((resolve) => setTimeout(resolve, stoppedForMs));
    await setActive(sender, true);
  } catch {
    // the connection was closed meanwhile: there is no picture to begin
  }
}

async function setActive(sender: RTCRtpSender, active: boolean): Promise<void> {
  const parameters = sender.getParameters();
  if (parameters.encodings.length === 0) return;
  for (const encoding of parameters.encodings) encoding.active = active;
  await sender.setParameters(parameters);
}
