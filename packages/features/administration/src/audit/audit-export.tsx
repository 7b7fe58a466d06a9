import { auditEvents } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { saveFile } from '@tsumugi/records'
import { useApi } from '@tsumugi/session'
import { Button, Menu, MenuItem, toast } from '@tsumugi/ui'
import { Download } from '@tsumugi/ui/icons'
import { auditTexts } from './messages/catalogue.ts'

const formats = ['csv', 'cp932', 'xlsx'] as const

/** Saves what the list is filtered to, a line for each field that changed. */
export function AuditExport({ wanted }: { wanted: Readonly<Record<string, string>> }) {
  const t = useText(auditTexts)
  const api = useApi()

  async function save(format: (typeof formats)[number]): Promise<void> {
    const query = {
      ...Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== '')),
      format: format === 'xlsx' ? 'xlsx' : 'csv',
      ...(format === 'cp932' && { encoding: 'cp932' }),
      labels: [
        t('at'),
        t('user'),
        t('original'),
        t('action'),
        t('kind'),
        t('subject'),
        t('field'),
        t('before'),
        t('after'),
        t('address'),
      ],
    }
    try {
      const response = await api.raw(auditEvents.export, { query } as never)
      if (!response.ok) throw new Error(`The export was answered ${response.status}.`)
      saveFile(await response.blob(), `${t('title')}.${format === 'xlsx' ? 'xlsx' : 'csv'}`)
    } catch {
      toast({ title: t('export.failed'), type: 'attention', duration: 6000 })
    }
  }
  return (
    <Menu
      trigger={(props) => (
        <Button {...props} icon={Download}>
          {t('export')}
        </Button>
      )}
    >
      {formats.map((format) => (
        <MenuItem key={format} onSelect={() => void save(format)}>
          {t(`export.${format}`)}
        </MenuItem>
      ))}
    </Menu>
  )
}
