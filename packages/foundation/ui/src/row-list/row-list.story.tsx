import { Button } from '../button/button.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { RowList } from './row-list.tsx'

export function Rows() {
  return (
    <RowList title="納期" action={<Button>納期を加える</Button>}>
      {['先行納品', '本納品'].map((name) => (
        <li key={name}>
          <TextField label="名称" value={name} onChange={() => {}} />
          <span className="acts">
            <Button size={24}>消す</Button>
          </span>
        </li>
      ))}
    </RowList>
  )
}
