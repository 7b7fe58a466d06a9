import type { Messages } from './ja.ts'

export const messages: Messages = {
  'step.spec_fixed': '规格确定',
  'step.fabric_order': '面料订购',
  'step.fabric_in': '面料到货',
  'step.trims_in': '辅料到货',
  'step.pre_production_approved': '产前样确认',
  'step.cutting': '裁剪',
  'step.sewing': '缝制',
  'step.finishing': '整理',
  'step.inspection': '检验・检针',
  'step.packing': '包装',
  'step.ship': '发货',
  'step.arrive': '到货',
  'step.pattern': '制版',
  'step.fitting': '试穿',
  'step.yarn_order': '纱线订购',
  'step.yarn_in': '纱线到货',
  'step.knit_programme': '编织程序',
  'step.knitting': '编织',
  'step.linking': '套口',
}
