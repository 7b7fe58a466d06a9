import type { Repository } from './repository.ts'

export interface Package {
  /** Without the scope: `ui`. */
  name: string
  folder: string
  isFeature: boolean
  dependencies: string[]
  exports: string[]
}

const scope = '@tsumugi/'

/** Every workspace of ours, read from its package.json. */
export function packagesOf(repository: Repository): Package[] {
  return repository.paths
    .filter((path) => /^(packages\/.+|host|tests)\/package\.json$/.test(path) && !path.includes('/templates/'))
    .map((path) => {
      const folder = path.slice(0, -'/package.json'.length)
      const { name, dependencies, peerDependencies, exports } = JSON.parse(repository.read(path)) as {
        name: string
        dependencies?: Record<string, string>
        peerDependencies?: Record<string, string>
        exports?: Record<string, unknown>
      }
      return {
        name: name.replace(scope, ''),
        folder,
        isFeature: folder.startsWith('packages/features/'),
        dependencies: Object.keys({ ...dependencies, ...peerDependencies }),
        exports: Object.keys(exports ?? {}),
      }
    })
    .filter(({ folder }) => folder !== 'tests/bench')
}

/** Answers the package a module name stands for: `react-dom` of `react-dom/client`, `@a/b` of `@a/b/c`. */
export function packageName(module: string): string {
  return module
    .split('/')
    .slice(0, module.startsWith('@') ? 2 : 1)
    .join('/')
}
