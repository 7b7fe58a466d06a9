interface Network {
  readonly bits: 32 | 128
  readonly address: bigint
  readonly prefix: number
}

/** One line of a login list, an address or a range (`203.0.113.0/24`, `2001:db8::/32`); null when it is neither. */
export function readNetwork(text: string): Network | null {
  const [, host = '', prefix] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text.trim()) ?? []
  const found = readAddress(host)
  if (!found) return null
  const wanted = prefix === undefined ? found.bits : Number(prefix)
  return wanted > found.bits ? null : { ...found, prefix: wanted }
}

/** Whether somebody may come from this address; an empty list lets everybody in. */
export function admitsAddress(list: readonly string[], address: string): boolean {
  if (list.length === 0) return true
  const from = readAddress(address)
  return from !== null && list.some((line) => holds(readNetwork(line), from))
}

function holds(network: Network | null, from: Omit<Network, 'prefix'>): boolean {
  if (!network || network.bits !== from.bits) return false
  const beyond = BigInt(network.bits - network.prefix)
  return network.address >> beyond === from.address >> beyond
}

function readAddress(text: string): Omit<Network, 'prefix'> | null {
  // What a dual-stack socket says about an IPv4 caller.
  const plain = text
    .toLowerCase()
    .replace(/^::ffff:(?=\d+\.)/, '')
    .replace(/%.*$/, '')
  const four = readFour(plain)
  if (four !== null) return { bits: 32, address: four }
  const six = readSix(plain)
  return six === null ? null : { bits: 128, address: six }
}

function readFour(text: string): bigint | null {
  const parts = text.split('.')
  if (parts.length !== 4 || parts.some((part) => !/^(0|[1-9]\d{0,2})$/.test(part) || Number(part) > 255)) return null
  return parts.reduce((sum, part) => sum * 256n + BigInt(part), 0n)
}

function readSix(text: string): bigint | null {
  const halves = text.split('::')
  if (halves.length > 2 || !text.includes(':')) return null
  const [head = [], tail = []] = halves.map((half) => (half === '' ? [] : half.split(':')))
  const missing = 8 - head.length - tail.length
  if (halves.length === 2 ? missing < 1 : missing !== 0) return null
  const groups = [...head, ...Array.from({ length: missing }, () => '0'), ...tail]
  if (groups.some((group) => !/^[\da-f]{1,4}$/.test(group))) return null
  return groups.reduce((sum, group) => sum * 65_536n + BigInt(`0x${group}`), 0n)
}
