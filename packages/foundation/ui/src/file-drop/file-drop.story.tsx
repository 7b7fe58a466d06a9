import { useState } from 'react'
import { Button, IconButton } from '../button/button.tsx'
import { Ellipsis, X } from '../icon/icons.ts'
import { FileDrop } from './file-drop.tsx'
import { FileRow } from './file-row.tsx'
import { showSize } from './file-rules.ts'

export function Files() {
  const [files, setFiles] = useState<File[]>([])
  return (
    <div style={{ display: 'grid', gap: '12px', maxInlineSize: '380px' }}>
      <FileDrop
        label="添付"
        kinds={['pdf', 'xlsx', 'png', 'jpg']}
        maxSize={200 * 1024 * 1024}
        maxCount={20}
        present={files.length}
        onFiles={(more) => setFiles([...files, ...more])}
      />
      {files.map((file) => (
        <FileRow key={file.name} name={file.name} note={showSize(file.size)} />
      ))}
      <FileRow
        name="仕様書_SK27-177_v3.pdf"
        note="1.2 MB・11月18日"
        action={<IconButton icon={Ellipsis} size={24} label="操作" />}
      />
      <FileRow name="数量表_北斗縫製.xlsx" sent={62} action={<IconButton icon={X} size={24} label="やめる" />} />
      <FileRow
        name="縫製確認.mov"
        note="200 MB を超えています"
        refused
        action={
          <Button type="info-plain" size={24}>
            選び直す
          </Button>
        }
      />
    </div>
  )
}
