import type { Messages } from './ja.ts'

export const messages: Messages = {
  lead: '同一集团的组织可互相查看公司信息，但不能修改。',
  name: '集团名称',
  'name.missing': '请输入集团名称。',
  members: '组织',
  count: '数量',
  add: '添加集团',
  none: '尚无集团',
  dissolve: '解散',
  'dissolve.sure': '将解散“{name}”，组织不受影响。',
}
