/* What floats beside a control without being asked for: one chunk, fetched when somebody comes near a control that has a description. */
export { describe } from '../../tooltip/describe.ts'
export { stayBeside } from './beside.ts'
