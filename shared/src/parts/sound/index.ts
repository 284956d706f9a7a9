/** A player for recorded speech. Each module bundles it. */
export { SoundPlayer } from './SoundPlayer';
