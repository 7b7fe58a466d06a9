import { demoUser, ShellScene } from '../shell-scene.fixture.tsx'
import { Palette } from './palette.tsx'

export function Open() {
  return (
    <ShellScene user={demoUser()}>
      <h1>ダッシュボード</h1>
      <Palette onClose={() => {}} onHelp={() => {}} />
    </ShellScene>
  )
}
