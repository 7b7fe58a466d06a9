import { masters } from '@tsumugi/contract'
import { serveMaster } from '../../masters/serve-master.ts'
import { whenAndHowMuch } from './rules.ts'

export const paymentTermDefinitionRoutes = serveMaster(masters.paymentTermDefinitions, {
  table: 'payment_term_definition',
  json: ['splits'],
  rules: whenAndHowMuch,
})
