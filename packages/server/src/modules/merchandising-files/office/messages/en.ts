import type { OfficeMessages } from './ja.ts'

export const messages: OfficeMessages = {
  sheets: 'Sheets',
  slide: 'Slide {number}',
  empty: 'This file holds no text that can be shown here. Download it to open it.',
  rowsLeftOut: 'Only the first {count} rows are shown. Download the file for the rest.',
  columnsLeftOut: 'Only the first {count} columns are shown. Download the file for the rest.',
  partsLeftOut: '{count} more are not shown. Download the file for the rest.',
  cut: 'The document is long; its beginning is shown. Download the file for the rest.',
  broken:
    'This file could not be shown: it is damaged or protected by a password. Download it and check that it opens.',
  tooLarge: 'This file is too large to be shown here. Download it to open it.',
}
