import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

/** Where a Chromium family browser usually lives; the first that exists is used. */
const usualPlaces = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: [
    'C:/Program Files/Google/Chrome/Application/chrome.exe',
    'C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe',
  ],
  linux: ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/snap/bin/chromium'],
}

/**
 * Chromium heeds the last list of features that it is given, so what Playwright turns off (its `chromiumSwitches`, 1.65)
 * stands here as well. Ours are the pages of the address bar: each window began two, whose process worked for a second.
 */
const disabledFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
]

/** Quiet and closed: nothing but the pages under test may reach the network. */
export const browserArguments = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${disabledFeatures.join(',')}`,
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]

/** Answers the path of a browser, or null: `CHROMIUM_PATH`, then Playwright's own, then the usual places. */
export function findBrowser() {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen) return existsSync(chosen) ? chosen : null
  const own = chromium.executablePath()
  if (own && existsSync(own)) return own
  return (usualPlaces[process.platform] ?? usualPlaces.linux).find((path) => existsSync(path)) ?? null
}

/** As `findBrowser`, but installs Debian's package when it may, and throws with the remedies when nothing is there. */
export function ensureBrowser() {
  const found = findBrowser()
  if (found) return found
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
    execFileSync('apt-get', ['update'], quiet)
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-noto-cjk'], quiet)
    const installed = findBrowser()
    if (installed) return installed
  }
  throw new Error(
    'No Chromium was found, and the browser tests need one. Install Google Chrome, or run ' +
      '`npx playwright install chromium`, or set CHROMIUM_PATH to a browser.',
  )
}
