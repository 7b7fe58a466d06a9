// One command, one origin: the older application in Rails, and Tsumugi in front of it.
import { hasRails, startRails } from './rails.mjs'

if (!hasRails()) {
  console.error('Rails is not here. On Debian: apt-get install -y --no-install-recommends ruby-rails puma ruby-listen')
  process.exit(1)
}
const rails = await startRails()
process.env.LEGACY_ORIGIN = rails.origin
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void rails.stop())
console.log(`The older application runs at ${rails.origin}. Sign in below, then open /trade/trades on the same address.`)
await import('../../packages/tooling/src/commands/start.mjs')
