/** A length of time in seconds as `04:05`, with hours from the first on: `1:00:00`. */
export function formatElapsed(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const parts = [Math.floor(whole / 60) % 60, whole % 60].map((part) => String(part).padStart(2, '0'));
  const hours = Math.floor(whole / 3600);
  return [...(hours > 0 ? [String(hours)] : []), ...parts].join(':');
}
