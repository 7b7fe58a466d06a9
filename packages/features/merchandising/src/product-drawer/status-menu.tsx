import { transitionsFrom, type MerchandisingStatus } from '@tsumugi/domain'
import { useText } from '@tsumugi/i18n'
import { Button, Menu, MenuItem, Status, type StatusLook } from '@tsumugi/ui'
import { ChevronDown } from '@tsumugi/ui/icons'
import { fieldTexts } from '../product-fields/field-texts.ts'
import { drawerTexts } from './drawer-texts.ts'

/** The marks of the map's key; confirmed is a full indigo one, drawn by the drawer's own style. */
const looks: Record<MerchandisingStatus, StatusLook> = {
  idea: 'todo',
  planned: 'todo',
  in_development: 'going',
  confirmed: 'going',
  released: 'done',
  closed: 'stopped',
  dropped: 'stopped',
}

/** The status, and the named steps that lead on from it (domain §4.8). */
export function StatusMenu({ status, onStep }: { status: MerchandisingStatus; onStep(to: MerchandisingStatus): void }) {
  const t = useText(drawerTexts)
  const fields = useText(fieldTexts)
  const steps = transitionsFrom(status)
  const mark = <Status look={looks[status]}>{fields(`status.${status}`)}</Status>
  return (
    <span className="status-menu" data-status={status}>
      {steps.length === 0 ? (
        <span title={t('status.none')}>{mark}</span>
      ) : (
        <Menu
          trigger={(props) => (
            <Button
              {...props}
              type="plain"
              size={24}
              iconEnd={ChevronDown}
              aria-label={t('status.change', { status: fields(`status.${status}`) })}
            >
              {mark}
            </Button>
          )}
        >
          {steps.map(({ name, to }) => (
            <MenuItem key={name} attention={name === 'drop'} onSelect={() => onStep(to)}>
              {fields(`step.${name}`)}
            </MenuItem>
          ))}
        </Menu>
      )}
    </span>
  )
}
