import { addressOf, storyLocales, themes, widths, type Choice } from './choice.ts'

export function Switches({ choice }: { choice: Choice }) {
  return (
    <div className="stage-switches">
      <Switch label="Theme" names={themes} chosen={choice.theme} to={(theme) => ({ ...choice, theme })} />
      <Switch label="Language" names={storyLocales} chosen={choice.locale} to={(locale) => ({ ...choice, locale })} />
      <Switch label="Width" names={widths} chosen={choice.width} to={(width) => ({ ...choice, width })} />
      <a href={addressOf({ ...choice, alone: true })}>Alone</a>
    </div>
  )
}

interface SwitchProps<Name extends string> {
  label: string
  names: readonly Name[]
  chosen: Name
  to: (name: Name) => Choice
}

function Switch<Name extends string>({ label, names, chosen, to }: SwitchProps<Name>) {
  return (
    <nav aria-label={label}>
      {names.map((name) => (
        <a key={name} href={addressOf(to(name))} aria-current={name === chosen ? 'true' : undefined}>
          {name}
        </a>
      ))}
    </nav>
  )
}
