import { billingPolicies, lifecycle } from '@tsumugi/domain'
import { workKinds } from '@tsumugi/domain/trading'
import { maybe, usual } from '../../kernel/record-field.ts'
import { document } from '../document.ts'
import { chainLooks } from '../chain-looks.ts'
import { traders } from './goods.ts'
import { paidMaterialsField, paymentDetailsField, termsField, undeterminedField } from './order-terms.ts'
import { pricedHead, pricedLines, takenLines } from './priced.ts'

/** Whether material comes from the buyer, and whether it is paid for (domain §3.6). */
export const materialSupplies = ['none', 'free', 'paid'] as const
export const inspections = ['required', 'none'] as const

/** An order (domain §3.7): a buyer issues it, a seller accepts it, deliveries follow its lines. */
export const contractDocument = document({
  noun: 'contract',
  path: '/contracts',
  issuer: 'buyer',
  series: 'PO',
  fields: {
    deliveryDue: maybe.date(),
    deliveryPlace: maybe.text(200),
    tolerancePercent: usual.decimal(2, 2),
    billingPolicy: usual.choice(billingPolicies),
    workKind: usual.choice(workKinds),
    inspection: usual.choice(inspections),
    inspectionDue: maybe.text(100),
    terms: termsField,
    holidayAgreementOn: maybe.date(),
    paymentDetails: paymentDetailsField,
    materialSupply: usual.choice(materialSupplies),
    paidMaterials: paidMaterialsField,
    rightsTransfer: maybe.text(500),
    amountFormula: maybe.text(500),
    undetermined: undeterminedField,
    ...pricedHead,
    remarks: maybe.notes(),
  },
  lines: { ...pricedLines, priceReason: maybe.text(200) },
  due: { field: 'deliveryDue', in: ['issued', 'accepted'], until: 'delivered' },
  lifecycle: lifecycle(chainLooks.contract, {
    issue: { from: ['draft'], to: 'issued', by: 'author', issues: true },
    accept: { from: ['issued'], to: 'accepted', by: 'other' },
    reject: { from: ['issued'], to: 'rejected', by: 'other', reason: true },
    withdraw: { from: ['issued'], to: 'cancelled', by: 'author', reason: true },
    cancel: { from: ['accepted'], to: 'cancelled', by: 'both', reason: true },
    close_short: { from: ['accepted'], to: 'closed', by: 'issuer', reason: true, releases: true },
  }),
  counted: { policy: 'delivered' },
  follows: {
    from: 'estimation',
    in: ['accepted'],
    lineFields: takenLines,
    headFields: ['deliveryDue', 'deliveryPlace', 'terms', ...Object.keys(pricedHead)],
    measure: 'quantity',
    only: { field: 'chosen', is: 'yes' },
    isOptional: true,
  },
  approval: { move: 'issue', target: 'contract', function: 'approval_contract' },
  access: traders,
})
