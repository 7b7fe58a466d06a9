import ts from 'typescript'
import { featureEdges, featureLayer, openFeatures, freePackages, layers, topLayer, topPackages } from '../../layers.ts'
import { packageName, packagesOf, type Package } from '../../packages-of.ts'
import type { Finding, Repository } from '../../repository.ts'
import { isTest, lineAt, programs } from '../../source.ts'

/** Imports stay within package.json, and package.json within the layer order. */
export function checkLayers(repository: Repository): Finding[] {
  const packages = packagesOf(repository)
  const names = new Set(packages.map(({ name }) => name))
  const declared = packages.flatMap((one) =>
    one.dependencies
      .filter((dependency) => dependency.startsWith('@tsumugi/'))
      .flatMap((dependency) => {
        const name = dependency.slice('@tsumugi/'.length)
        const path = `${one.folder}/package.json`
        if (!names.has(name)) return [{ path, message: `depends on ${dependency}, which does not exist` }]
        return mayImport(one, name)
          ? []
          : [{ path, message: `${one.name} may not depend on ${name}: the layers forbid it` }]
      }),
  )
  return [...declared, ...packages.flatMap((one) => importFindings(repository, one))]
}

function mayImport({ name, isFeature }: Package, wanted: string): boolean {
  if (freePackages.includes(name)) return true
  if (isFeature) return [...featureLayer, ...openFeatures, ...(featureEdges[name] ?? [])].includes(wanted)
  if (topPackages.includes(name)) return topLayer.includes(wanted) || !(wanted in layers || isTop(wanted))
  return (layers[name] ?? []).includes(wanted)
}

const isTop = (name: string) => [...topPackages, ...freePackages].includes(name)

function importFindings(repository: Repository, one: Package): Finding[] {
  const free = freePackages.includes(one.name)
  const inBrowser = !free && one.name !== 'server'
  const own = programs(repository).filter(
    (path) => path.startsWith(`${one.folder}/`) && !path.startsWith('tests/bench/'),
  )
  return own
    .filter((path) => !isTest(path) && !/\.config\.\w+$/.test(path))
    .flatMap((path) => {
      const text = repository.read(path)
      return ts.preProcessFile(text, true, true).importedFiles.flatMap(({ fileName: module, pos }) => {
        const message = faultOf(one, path, module, free, inBrowser)
        return message ? [{ path, line: lineAt(text, pos), message }] : []
      })
    })
}

function faultOf(one: Package, path: string, module: string, free: boolean, inBrowser: boolean): string | null {
  if (module.startsWith('.')) {
    const target = new URL(module, `file:///${path}`).pathname.slice(1)
    return target.startsWith(`${one.folder}/`) || free
      ? null
      : `${module} reaches into another package; import its public face`
  }
  if (module.startsWith('node:')) return inBrowser ? `${module} does not exist in a browser` : null
  const name = packageName(module)
  if (!free && !one.dependencies.includes(name))
    return `${name} is not among the dependencies in ${one.folder}/package.json`
  return null
}
