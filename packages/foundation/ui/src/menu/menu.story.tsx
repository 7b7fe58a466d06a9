import { useEffect, useRef } from 'react'
import { Button } from '../button/button.tsx'
import { ChevronDown, Copy, Download, History, Trash2 } from '../icon/icons.ts'
import { Menu } from './menu.tsx'
import { MenuHeading, MenuItem, MenuLine } from './menu-item.tsx'

/** Stories show the open state, so they press their own trigger once. */
function usePressed() {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const trigger = frame.current?.querySelector('button')
    if (trigger?.ariaExpanded === 'false') trigger.click()
  }, [])
  return frame
}

export function Choices() {
  return (
    <div ref={usePressed()}>
      <Menu
        trigger={(props) => (
          <Button {...props} iconEnd={ChevronDown}>
            操作
          </Button>
        )}
      >
        <MenuHeading>発注書</MenuHeading>
        <MenuItem icon={Copy} end={<kbd>D</kbd>}>
          複製
        </MenuItem>
        <MenuItem icon={Download}>PDFを保存</MenuItem>
        <MenuItem icon={History} end="2">
          版の比較
        </MenuItem>
        <MenuLine />
        <MenuItem icon={Trash2} attention>
          削除
        </MenuItem>
        <MenuItem icon={Trash2} reason="検品が始まっているため取り消せません。">
          取り消す
        </MenuItem>
      </Menu>
    </div>
  )
}

export function OneOfASet() {
  return (
    <div ref={usePressed()}>
      <Menu trigger={(props) => <Button {...props}>日本語</Button>}>
        <MenuItem checked lang="ja">
          日本語
        </MenuItem>
        <MenuItem checked={false} lang="en">
          English
        </MenuItem>
        <MenuItem checked={false} lang="zh-CN">
          简体中文
        </MenuItem>
      </Menu>
    </div>
  )
}
