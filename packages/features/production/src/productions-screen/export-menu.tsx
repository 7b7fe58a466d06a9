import { wordsOf } from '@tsumugi/api'
import { productions } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { saveFile } from '@tsumugi/records'
import { useApi } from '@tsumugi/session'
import { IconButton, Menu, MenuItem, toast } from '@tsumugi/ui'
import { Download } from '@tsumugi/ui/icons'
import { useState } from 'react'
import { queryOf, type ProductionPlace } from './list-query.ts'
import { listTexts } from './list-texts.ts'

/** Saves the whole result as it is filtered and sorted. */
export function ExportMenu({ place }: { readonly place: ProductionPlace }) {
  const t = useText(listTexts)
  const calls = useApi().of(productions)
  const [busy, setBusy] = useState(false)
  async function save(format: 'csv' | 'xlsx') {
    setBusy(true)
    const { page: _page, ...asked } = queryOf(place)
    await calls
      .export({ query: { ...asked, format } })
      .then((file) => saveFile(file, file.name || `productions.${format}`))
      .catch((error: unknown) => toast({ title: wordsOf(error) || t('export.failed'), type: 'attention' }))
    setBusy(false)
  }
  return (
    <Menu
      placement="below-end"
      trigger={(props) => <IconButton icon={Download} label={t('export')} busy={busy} {...props} />}
    >
      {(['csv', 'xlsx'] as const).map((format) => (
        <MenuItem key={format} onSelect={() => void save(format)}>
          {t(`export.${format}`)}
        </MenuItem>
      ))}
    </Menu>
  )
}
