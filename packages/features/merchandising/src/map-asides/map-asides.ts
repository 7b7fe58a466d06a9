// One chunk: they share texts and styles, and are small.
export { FilterChoices } from './filter-choices.tsx'
export { KeyboardHelp } from './keyboard-help.tsx'
export { MapEmpty } from './map-empty.tsx'
export { MarkedBar } from './marked-bar.tsx'
