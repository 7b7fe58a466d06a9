import type { Messages } from './ja.ts'

export const messages = {
  new: '保存当前视图',
  name: '名称',
  share: '可见范围',
  me: '仅自己',
  team: '团队',
  teamId: '团队',
  group: '组织全体',
  default: '打开此列表时使用',
  replace: '替换为当前的列、筛选和排序',
  columns: '列',
  filters: '筛选',
  sort: '排序',
  save: '保存',
  saved: '已保存{name}',
  'needed.name': '缺少名称。请取一个在列表中能认出的名称。',
  'needed.team': '缺少团队。请选择要共享的团队。',
  noTeams: '还没有团队。可在组织的“成员”中创建。',
} as const satisfies Messages
