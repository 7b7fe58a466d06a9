import type { PdfDefinition } from '../documents/pdf/pdf-definition.ts'
import type { PackedSheet } from '../documents/spreadsheet/packed-sheet.ts'
import type { SpreadsheetFormat } from '../documents/spreadsheet/sheet.ts'
import type { OpenedForm, SpooledForm } from '../files/uploads/open-form.ts'
import type { Shrunk, ShrinkOrder } from '../files/shrink-picture.ts'
import type { OfficeContent } from '../modules/merchandising-files/office/office-content.ts'
import type { ReadTable, WantedTable } from '../modules/data-converters/work/read-rows.ts'
import type { MatchedLines, UnmatchedLines } from '../modules/bank-statements/import/match-lines.ts'
import type { PackedFile, StatementPlace } from '../modules/bank-statements/import/pack-statement.ts'
import type { Attachment, WantedAttachment } from '../modules/fedi-invoices/attached-files.ts'
import type { FileRead } from '../modules/fedi-invoices/file-facts.ts'
import type { FileView, WantedView } from '../modules/fedi-invoices/file-view.ts'
import type { OfficeFormat } from '../modules/merchandising-files/office/read-office.ts'

/** What threads do: what each kind of work is given and answers. All of it is plain data, as it travels to a thread. */
export interface WorkKinds {
  /** Answers the whole reply as JSON, so that a table of a million cells is not built twice. */
  read_table: { given: { readonly path: string }; done: Uint8Array }
  preview_table: { given: { readonly path: string }; done: Uint8Array }
  /** Answers rows as packs of JSON, which the database takes as they are. */
  read_rows: { given: WantedTable; done: ReadTable }
  /** Answers lines as packs of JSON, which the database takes as they are. */
  read_statement: { given: StatementPlace; done: PackedFile }
  match_lines: { given: UnmatchedLines; done: MatchedLines }
  read_e_invoice: { given: { readonly bytes: Uint8Array }; done: FileRead }
  view_e_invoice: { given: WantedView; done: FileView }
  open_attachment: { given: WantedAttachment; done: Attachment | null }
  write_sheets: {
    given: { readonly sheets: readonly PackedSheet[]; readonly format: SpreadsheetFormat }
    done: Uint8Array
  }
  draw_pdf: { given: PdfDefinition; done: Uint8Array }
  read_office: { given: { readonly format: OfficeFormat; readonly bytes: Uint8Array }; done: OfficeContent }
  open_form: { given: SpooledForm; done: OpenedForm }
  shrink_picture: { given: ShrinkOrder; done: Shrunk | null }
  pack_zip: { given: Readonly<Record<string, Uint8Array>>; done: Uint8Array }
}

export type WorkKind = keyof WorkKinds

/** How long each may take, in seconds; then its thread ends and the work is refused as too heavy. */
export const secondsAllowed: Readonly<Record<WorkKind, number>> = {
  read_table: 30,
  preview_table: 20,
  read_rows: 30,
  read_statement: 60,
  match_lines: 60,
  read_e_invoice: 20,
  view_e_invoice: 20,
  open_attachment: 20,
  write_sheets: 60,
  draw_pdf: 60,
  read_office: 20,
  open_form: 60,
  shrink_picture: 30,
  pack_zip: 60,
}
