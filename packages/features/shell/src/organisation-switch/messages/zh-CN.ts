import type { Messages } from './ja.ts'

export const messages: Messages = {
  'ribbon.label': '切换组织',
  'ribbon.own': '所属组织',
  'ribbon.concierge': '负责的组织',
  'concierge.terms': '该组织尚未同意使用条款。同意之后即可切换。',
  'concierge.refused': '该组织尚未同意使用条款，或者您不是该组织的专属顾问。',
}
