import { href } from '@tsumugi/navigation'
import { kindOf } from './file-rules.ts'

const tables = new Set(['xlsx', 'csv', 'tsv'])

/** Where a file is read: a table of ours is looked at on the page of workbooks, which saves it as well; others where they lie. */
export const fileAddress = ({ name, url }: { name: string; url: string }): string =>
  tables.has(kindOf({ name })) && url.startsWith('/api/') ? href('xlsPreview', {}, { file: url, name }) : url
