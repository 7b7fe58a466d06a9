import { demoUser, ShellScene } from '../shell-scene.fixture.tsx'
import { ScreenHelp } from './screen-help.tsx'

export function OfTheMap() {
  return (
    <ShellScene user={demoUser()}>
      <h1>MDマップ</h1>
      <ScreenHelp noun="mdMap" onClose={() => {}} />
    </ShellScene>
  )
}

export function OfWhatIsToCome() {
  return (
    <ShellScene user={demoUser()}>
      <h1>請求</h1>
      <ScreenHelp noun="transactionUnits" onClose={() => {}} />
    </ShellScene>
  )
}
