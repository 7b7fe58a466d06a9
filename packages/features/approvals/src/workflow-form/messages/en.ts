import type { Messages } from './ja.ts'

export const messages: Messages = {
  label: 'What is asked for',
  title: 'New request',
  send: 'Send request',
  workflow: 'Workflow',
  'workflow.none': 'No workflow is in use',
  'workflow.noneWhy': 'Once a power user has set one up under Workflow definitions, requests start here.',
  subject: 'Product',
  'subject.hint': 'Search by name or style number.',
  'subject.missing': 'Choose a product.',
  name: 'Title',
  'name.missing': 'Give it a title.',
  note: 'Message to the approvers',
  missing: 'Please fill this in.',
  agree: 'This must be agreed to.',
  sent: 'Request sent',
}
