import { useState } from 'react'
import { NumberField } from '../number-field/number-field.tsx'
import { SearchField } from '../search-field/search-field.tsx'
import { Select } from '../select/select.tsx'
import { TextArea } from '../text-area/text-area.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { Checkbox, Radio, Switch } from '../tick/tick.tsx'
import { Field } from './field.tsx'

const partners = [
  { value: 'konan', label: '港南商事(デモ)' },
  { value: 'hokuto', label: '北斗縫製(デモ)' },
]

const grid = { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))', gap: '12px' }

/** Every kind of field, with must, unit, error, hint and what cannot be changed. */
export function Fields() {
  const [name, setName] = useState('27春夏 シャツ本生産')
  const [partner, setPartner] = useState('konan')
  const [price, setPrice] = useState('3850')
  const [number, setNumber] = useState('T123456789012')
  const [note, setNote] = useState('')
  const [words, setWords] = useState('')
  const fault = '数字が12桁です。Tのあとに13桁を入れてください。'
  return (
    <div style={grid}>
      <TextField label="件名" must value={name} onChange={setName} />
      <Select label="相手先" value={partner} onChange={setPartner} options={partners} />
      <NumberField label="単価(税抜)" value={price} onChange={setPrice} digits={2} unit="円 / 点" />
      <TextField label="登録番号" value={number} onChange={setNumber} error={fault} />
      <TextField
        label="請求先"
        value="発行後は変更できません"
        onChange={setName}
        readOnly
        hint="直すには変更版を作ります。"
      />
      <NumberField label="数量" value="-1200" onChange={setPrice} negative />
      <TextArea label="備考" value={note} onChange={setNote} placeholder="相手にも見えます" />
      <Ticks />
      <SearchField label="番号・件名・品番" value={words} onChange={setWords} slash />
      <TextField aria-label="24 高" size={24} value="24 高" onChange={setName} />
    </div>
  )
}

export function Ticks() {
  const [inspected, setInspected] = useState(true)
  const [tax, setTax] = useState('out')
  const [told, setTold] = useState(true)
  return (
    <Field label="条件" group>
      {() => (
        <>
          <Checkbox checked={inspected} onChange={setInspected}>
            検品あり
          </Checkbox>
          <Checkbox checked={!inspected} onChange={(on) => setInspected(!on)}>
            分納可
          </Checkbox>
          <Checkbox checked={false} some onChange={setInspected}>
            一部
          </Checkbox>
          <Radio name="tax" checked={tax === 'out'} onChange={() => setTax('out')}>
            税抜
          </Radio>
          <Radio name="tax" checked={tax === 'in'} onChange={() => setTax('in')}>
            税込
          </Radio>
          <Switch checked={told} onChange={setTold}>
            通知
          </Switch>
          <Checkbox checked disabled onChange={setInspected}>
            固定
          </Checkbox>
        </>
      )}
    </Field>
  )
}
