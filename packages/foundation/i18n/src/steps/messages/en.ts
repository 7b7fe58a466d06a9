import type { Messages } from './ja.ts'

export const messages: Messages = {
  'step.spec_fixed': 'Specification',
  'step.fabric_order': 'Fabric order',
  'step.fabric_in': 'Fabric in',
  'step.trims_in': 'Trims in',
  'step.pre_production_approved': 'Pre-production approved',
  'step.cutting': 'Cutting',
  'step.sewing': 'Sewing',
  'step.finishing': 'Finishing',
  'step.inspection': 'Inspection',
  'step.packing': 'Packing',
  'step.ship': 'Ship',
  'step.arrive': 'Arrive',
  'step.pattern': 'Pattern',
  'step.fitting': 'Fitting',
  'step.yarn_order': 'Yarn order',
  'step.yarn_in': 'Yarn in',
  'step.knit_programme': 'Knit programme',
  'step.knitting': 'Knitting',
  'step.linking': 'Linking',
}
