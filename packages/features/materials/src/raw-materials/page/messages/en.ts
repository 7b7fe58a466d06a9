import type { Messages } from './ja.ts'

export const messages: Messages = {
  files: 'Files',
  'files.lead': 'Test reports, certificates, pictures',
  'files.none': 'No files yet.',
  'files.drop': 'Add files',
  'files.note': 'What the file is',
  'files.added': 'File added',
  'files.remove': 'Take {name} away',
  'files.remove.title': 'Take {name} away?',
  'files.remove.text': 'It no longer stands beside this raw material.',
  'files.remove.do': 'Take away',
  'files.failed': 'It could not be added. Check the connection and try again.',
  uses: 'Used in cost sheets',
  'uses.none': 'No cost sheet uses it yet.',
  'uses.version': 'Version {version}',
  'uses.perPiece': '{name} {quantity} {unit} a piece',
}
