import { addressRows } from './party-fields.ts'
import { field, group } from './field-rows.ts'

export const paymentMeansRows = {
  id: field('ibt-178', 'cbc:ID', '0..1', 'reference'),
  code: field('ibt-081', 'cbc:PaymentMeansCode', '1', 'means'),
  remittance: field('ibt-083', 'cbc:PaymentID', '0..1', 'text'),
  card: group('ibg-18', 'cac:CardAccount', '0..1', {
    number: field('ibt-087', 'cbc:PrimaryAccountNumberID', '1', 'reference'),
    network: field('ibt-087', 'cbc:NetworkID', '1', 'reference'),
    holder: field('ibt-088', 'cbc:HolderName', '0..1', 'text'),
  }),
  account: group('ibg-17', 'cac:PayeeFinancialAccount', '0..1', {
    id: field('ibt-084', 'cbc:ID', '1', 'identifier'),
    name: field('ibt-085', 'cbc:Name', '0..1', 'text'),
    branch: group('ibt-086', 'cac:FinancialInstitutionBranch', '0..1', {
      id: field('ibt-086', 'cbc:ID', '0..1', 'reference'),
      address: group(
        'ibg-34',
        'cac:Address',
        '0..1',
        addressRows(['ibt-169', 'ibt-170', 'ibt-171', 'ibt-172', 'ibt-173', 'ibt-174', 'ibt-175']),
      ),
    }),
  }),
  mandate: group('ibg-19', 'cac:PaymentMandate', '0..1', {
    id: field('ibt-089', 'cbc:ID', '0..1', 'reference'),
    debitedAccount: field('ibt-091', 'cac:PayerFinancialAccount/cbc:ID', '0..1', 'reference'),
  }),
}

export const paymentTermsRows = {
  meansId: field('ibt-187', 'cbc:PaymentMeansID', '0..1', 'reference'),
  note: field('ibt-020', 'cbc:Note', '0..1', 'text'),
  amount: field('ibt-176', 'cbc:Amount', '0..1', 'amount'),
  due: field('ibt-177', 'cbc:InstallmentDueDate', '0..1', 'date'),
}

export const prepaidPaymentRows = {
  id: field('ibt-179', 'cbc:ID', '0..1', 'reference'),
  amount: field('ibt-180', 'cbc:PaidAmount', '0..1', 'amount'),
  received: field('ibt-181', 'cbc:ReceivedDate', '0..1', 'date'),
  type: field('ibt-182', 'cbc:InstructionID', '0..1', 'reference'),
}
