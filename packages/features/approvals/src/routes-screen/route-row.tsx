import type { ApprovalRoute } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { Button, Chip, IconButton, Menu, MenuItem, MenuLine } from '@tsumugi/ui'
import { ArrowDown, ArrowUp, Copy, Ellipsis, Pencil, Trash2 } from '@tsumugi/ui/icons'
import { useApprovers, useConditionChoices } from '../route-queries.ts'
import { flowOf } from '../step-editor/flow-of.ts'
import { stepEditorTexts } from '../step-editor/messages/catalogue.ts'
import { RouteFlow } from '../step-editor/route-flow.tsx'
import { conditionWords } from './condition-words.ts'
import { routesTexts } from './messages/catalogue.ts'

interface RouteRowProps {
  route: ApprovalRoute
  /** Its place among those of its kind. */
  number: number
  onEdit(): void
  onCopy(): void
  onDiscard(): void
  onUp?: () => void
  onDown?: () => void
}

/** One route: what it asks for, drawn as a flow. */
export function RouteRow({ route, number, onEdit, onCopy, onDiscard, onUp, onDown }: RouteRowProps) {
  const t = useText(routesTexts)
  const steps = useText(stepEditorTexts)
  const { data: approvers } = useApprovers()
  const { data: choices } = useConditionChoices()
  const words = conditionWords(t, route.conditions, {
    brands: choices?.brands ?? [],
    categories: choices?.categories ?? [],
    partners: approvers?.partners ?? [],
  })
  return (
    <li className="route" data-off={!route.active || undefined}>
      <header>
        <span className="place number" aria-hidden="true">
          {number}
        </span>
        <h3>{route.name}</h3>
        {words.map((word) => (
          <Chip key={word} hue="outline">
            {word}
          </Chip>
        ))}
        {!route.active && <Chip>{t('inactive')}</Chip>}
        {route.runningCount > 0 && <span className="small soft">{t('running', { count: route.runningCount })}</span>}
        <span className="acts">
          <Button size={24} icon={Pencil} onClick={onEdit}>
            {t('edit')}
          </Button>
          <Menu
            label={t('more', { name: route.name })}
            trigger={(trigger) => (
              <IconButton {...trigger} size={24} icon={Ellipsis} label={t('more', { name: route.name })} />
            )}
          >
            {onUp && (
              <MenuItem icon={ArrowUp} onSelect={onUp}>
                {t('up')}
              </MenuItem>
            )}
            {onDown && (
              <MenuItem icon={ArrowDown} onSelect={onDown}>
                {t('down')}
              </MenuItem>
            )}
            <MenuItem icon={Copy} onSelect={onCopy}>
              {t('copy')}
            </MenuItem>
            <MenuLine />
            <MenuItem icon={Trash2} attention onSelect={onDiscard}>
              {t('discard')}
            </MenuItem>
          </Menu>
        </span>
      </header>
      <RouteFlow steps={flowOf(steps, route.steps, approvers)} />
    </li>
  )
}
