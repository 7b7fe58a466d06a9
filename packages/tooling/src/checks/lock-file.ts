import type { Finding, Repository } from '../repository.ts'

interface Locked {
  version?: string
  resolved?: string
  optionalDependencies?: Record<string, string>
}

const path = 'package-lock.json'

/** The lock file installs on every platform, names no registry, and root versions are exact. */
export function checkLockFile(repository: Repository): Finding[] {
  const { packages } = JSON.parse(repository.read(path)) as { packages: Record<string, Locked> }
  const nameOf = (place: string) => place.split('node_modules/').pop() ?? place
  const present = new Set(Object.keys(packages).map(nameOf))
  const torn = Object.entries(packages).flatMap(([place, { version, optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !present.has(name))
      .map(
        (name) => `${nameOf(place)}@${version} lacks ${name}: npm ci would fail, or that platform would have no binary`,
      ),
  )
  const hosted = Object.entries(packages)
    .filter(([, { resolved }]) => resolved && /^https?:/.test(resolved))
    .map(([place]) => `${nameOf(place)} names the registry it came from`)
  return [...[...torn, ...hosted].map((message) => ({ path, message })), ...loosePins(repository)]
}

/** Every version from npm is pinned exactly; workspaces name each other with a star. */
function loosePins(repository: Repository): Finding[] {
  const descriptions = repository.paths.filter(
    (one) => /(^|\/)package\.json$/.test(one) && !/templates\/|^examples\/|^tests\/bench\//.test(one),
  )
  return descriptions.flatMap((one) => {
    const { dependencies = {}, devDependencies = {} } = JSON.parse(repository.read(one)) as Record<
      string,
      Record<string, string>
    >
    return Object.entries({ ...dependencies, ...devDependencies })
      .filter(
        ([name, version]) =>
          !(name.startsWith('@tsumugi/') ? version === '*' : /^(npm:[\w@/-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)),
      )
      .map(([name, version]) => ({ path: one, message: `${name} is "${version}"; pin it exactly` }))
  })
}
