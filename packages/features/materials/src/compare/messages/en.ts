import type { Messages } from './ja.ts'

export const messages: Messages = {
  title: 'Compare cloths',
  compare: 'Compare',
  oneMore: 'Mark one more to compare',
  close: 'Close',
  gone: 'A cloth is no longer on offer',
  best: 'Best',
  price: 'Price',
  lastStep: 'Lowest step',
  composition: 'Composition',
  width: 'Width',
  weight: 'Weight',
  free: 'Free in this colour',
  lead: 'Lead time',
  days: '{count} days',
  least: 'Least order',
  finish: 'Finish',
  origin: 'Origin',
  certificates: 'Certificates',
  colors: 'Colours',
  distributor: 'Distributor',
}
