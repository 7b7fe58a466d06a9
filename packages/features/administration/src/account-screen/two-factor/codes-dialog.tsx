import { useText } from '@tsumugi/i18n'
import { Button, Checkbox, Dialog, Notice, toast, useStyles } from '@tsumugi/ui'
import { Copy } from '@tsumugi/ui/icons'
import { useState } from 'react'
import { twoFactorTexts } from './messages/catalogue.ts'
import css from './two-factor.css?inline'

/** Recovery codes, shown once: the dialog stays until the reader says they are kept. */
export function CodesDialog({ codes, onClose }: { codes: readonly string[]; onClose(): void }) {
  useStyles(css)
  const t = useText(twoFactorTexts)
  const [kept, setKept] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n')).then(
      () => toast({ title: t('codes.copied') }),
      () => undefined,
    )
  }
  return (
    <Dialog
      title={t('codes.title')}
      closeOnOutside={false}
      onClose={() => kept && onClose()}
      primary={{
        label: t('codes.done'),
        onClick: onClose,
        disabled: !kept,
        reason: kept ? undefined : t('codes.keepFirst'),
      }}
    >
      <div className="people-card">
        <p className="small soft">{t('codes.lead')}</p>
        <Notice hue="gold">{t('codes.once')}</Notice>
        <ul className="people-codes">
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
        <div className="button-row">
          <Button size={24} icon={Copy} onClick={() => void copy()}>
            {t('codes.copy')}
          </Button>
        </div>
        <Checkbox checked={kept} onChange={setKept}>
          {t('codes.kept')}
        </Checkbox>
      </div>
    </Dialog>
  )
}
