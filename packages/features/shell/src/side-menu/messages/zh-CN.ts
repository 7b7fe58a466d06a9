import type { Messages } from './ja.ts'

export const messages: Messages = {
  'menu.label': '主菜单',
  'menu.sheet': '菜单',
  'menu.beta': '测试版',
  'menu.external': '其他网站',
  'menu.waiting': '{count}条',
  'menu.section.projectManagement': '项目管理',
  'menu.section.production': '生产',
  'menu.section.projectAndTrade': '项目与交易',
  'menu.section.materialManagement': '物料管理',
  'menu.section.matching': '供需对接',
  'menu.section.distributorMaterials': '面辅料销售',
  'menu.section.estimationAndOrders': '报价与订货',
  'menu.section.billing': '结算',
  'menu.section.dataManipulation': '数据处理',
  'menu.section.admin': '管理',
  'menu.section.settings': '设置',
  'menu.section.masters': '主数据',
  'menu.section.top': '首页',
  'menu.section.bottom': '其他',
}
