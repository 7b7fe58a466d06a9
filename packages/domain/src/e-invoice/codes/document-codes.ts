import { codeList } from './code-list.ts'

/** UNTDID 1001, invoices and credit notes (rule ibr-cl-01); which of them a profile takes, its row says. */
export const documentTypes = codeList(`
  71 80 82 84 102 218 219 331 380 382 383 386 388 389 393 395 480 553 575 623 780 817 870 875-877 81 83 381 396 532
`)

/** UNCL 4461: by what means is paid (rule ibr-cl-16). */
export const paymentMeansCodes = codeList('1-68 70 74-78 91-98 ZZZ Z01-Z08')

/** UNCL 5189: why less is billed (rule ibr-cl-19). */
export const allowanceReasons = codeList('41 42 60 62-68 70 71 88 95 100 102-105')

/** UNCL 7161: why more is billed (rule ibr-cl-20). */
export const chargeReasons = codeList(`
  AA AAA AAC-AAF AAH AAI AAS AAT AAV AAY AAZ ABA-ABD ABF ABK ABL ABN ABR-ABU ACF-ACM ACS ADC ADE ADJ-ADR ADT ADW ADY ADZ
  AEA-AED AEF AEH-AEP AES-AEZ AJ AU CA CAB CAD-CAF CAI-CAZ CD CG CS CT DAB-DAD DAF-DAQ DL EG EP ER FAA-FAC FC FH FI GAA
  HAA HD HH IAA IAB ID IF IR IS KO L1 LA LAA LAB LF MAE MI ML NAA OA PA PAA PC PL PRV RAB-RAD RAF RE RF RH RV SA SAA SAD
  SAE SAI SG SH SM SU TAB TAC TT TV V1 V2 WH XAA YY ZZZ
`)

/** Files that may travel within an invoice, by media type (rule ibr-cl-24). */
export const attachmentTypes: ReadonlySet<string> = new Set([
  'application/pdf',
  'image/png',
  'image/jpeg',
  'text/csv',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.oasis.opendocument.spreadsheet',
  'application/xml',
])

/** UNTDID 2005: on which day the tax falls due. */
export const taxPointCodes = codeList('3 35 432')

/** UNTDID 1001: marks a reference as the object that is billed. */
export const billedObject = '130'
