import { useText } from '@tsumugi/i18n'
import { Button, DateField, IconButton, TextField, type FieldBinding, RowList } from '@tsumugi/ui'
import { Plus, Trash2 } from '@tsumugi/ui/icons'
import { freeKey, isFaulty, windowFaults, type DeliveryWindow } from './exhibition-values.ts'
import { settingsTexts } from './messages/catalogue.ts'

/** The times at which goods are delivered, a row each; items name theirs by its key, which stays when its words change. */
export function DeliveryWindows({ name, value: windows, onChange, error }: FieldBinding<DeliveryWindow[]>) {
  const t = useText(settingsTexts)
  const put = (key: string, part: Partial<DeliveryWindow>) =>
    onChange(windows.map((each) => (each.key === key ? { ...each, ...part } : each)))
  // The row that bears the form's name has the focus after a refusal: the first that is at fault.
  const named = Math.max(
    0,
    windows.findIndex((each) => isFaulty(windowFaults(each))),
  )
  return (
    <RowList
      title={t('windows')}
      action={
        windows.length < 12 && (
          <Button
            icon={Plus}
            onClick={() =>
              onChange([...windows, { key: freeKey('window', windows), label: '', startsOn: '', endsOn: '' }])
            }
          >
            {t('window.add')}
          </Button>
        )
      }
    >
      {windows.map((each, at) => {
        const faults: Partial<ReturnType<typeof windowFaults>> = error ? windowFaults(each) : {}
        return (
          <li key={each.key}>
            <TextField
              label={t('window.label')}
              must
              maxLength={200}
              name={at === named ? name : undefined}
              error={faults.label && t('must')}
              value={each.label}
              onChange={(label) => put(each.key, { label })}
            />
            <DateField
              label={t('window.from')}
              must
              error={faults.startsOn && t('must')}
              value={each.startsOn}
              onChange={(startsOn) => put(each.key, { startsOn })}
            />
            <DateField
              label={t('window.to')}
              must
              error={faults.endsOn && t('window.wrong')}
              value={each.endsOn}
              onChange={(endsOn) => put(each.key, { endsOn })}
            />
            <span className="acts">
              <IconButton
                icon={Trash2}
                size={24}
                label={t('row.remove', { name: each.label || t('window.new') })}
                onClick={() => onChange(windows.filter(({ key }) => key !== each.key))}
              />
            </span>
          </li>
        )
      })}
    </RowList>
  )
}
