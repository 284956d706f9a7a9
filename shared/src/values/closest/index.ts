export { closest } from './closest';
