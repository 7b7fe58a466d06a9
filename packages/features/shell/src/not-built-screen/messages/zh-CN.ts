import type { Messages } from './ja.ts'

export const messages: Messages = {
  'notBuilt.title': '{area}在此版本中尚不可用',
  'notBuilt.unnamed': '此画面在此版本中尚不可用',
  'notBuilt.why': '准备好之后即可在此使用。您的数据没有任何变化。',
  'notBuilt.home': '返回首页',
  'area.exhibitions': '展示会',
  'area.venders': '物料管理',
  'area.materials': '面辅料市场',
  'area.matching': '供需对接',
  'area.account': '设置',
  'area.phases': '生产',
  'area.previews': '预览',
  'area.qualityLabelings': '品质标签',
  'area.approvals': '审批',
  'area.deliveries': '交货',
  'area.billing': '结算',
  'area.settings': '设置',
  'area.production': '生产',
  'area.listTemplates': '列表模板',
  'area.history': '变更记录',
}
