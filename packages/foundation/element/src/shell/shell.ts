import { attributeNames, type PropKind } from '../attributes/attributes.ts'
import { bodySource, type Body, type LoadBody } from './body-source.ts'
import { reservation, type Reserve, type Tag } from '../options.ts'
import { isSameMajor, reportConflict } from '../version-guard.ts'

export interface ShellOptions {
  readonly props: Readonly<Record<string, PropKind>>
  readonly reserve?: Reserve | undefined
  /** `major.minor.patch` of what defines the element. */
  readonly version: string
}

/** By this, bundles of one major give a shell its body, whichever of them defined it. */
const giveKey = Symbol.for('tsumugi.shell/1')
type Give = (load: LoadBody, isOnlyWay: boolean) => void
interface ShellClass extends CustomElementConstructor {
  readonly [giveKey]?: Give
}

type Callbacks = Partial<
  Record<
    | 'connectedCallback'
    | 'disconnectedCallback'
    | 'connectedMoveCallback'
    | 'adoptedCallback'
    | 'attributeChangedCallback',
    (...given: (string | null)[]) => void
  >
>

/**
 * Defines a tag at once, by a small class that needs no React: it takes properties from the first moment, keeps the room,
 * and asks for its body when it first stands in a page. A tag that another bundle of the same major defined gets this body
 * if it has none yet. Does nothing where there is no DOM.
 * @param isOnlyWay whether `load` only leads to a script that gives the body itself
 */
export function defineShell(tag: Tag, options: ShellOptions, load: LoadBody, isOnlyWay = false): void {
  if (!globalThis.customElements) return
  const defined = customElements.get(tag) as ShellClass | undefined
  if (!defined) customElements.define(tag, shellClass(tag, options, load, isOnlyWay))
  else if (isSameMajor(defined, options.version)) defined[giveKey]?.(load, isOnlyWay)
  else reportConflict(tag, defined, options.version)
}

/** One element is made whole at a time: the constructors of its body run over it as it stands. */
let rising: HTMLElement | undefined
const whole = new WeakSet<HTMLElement>()
const roots = new WeakMap<HTMLElement, ShadowRoot>()
const internals = new WeakMap<HTMLElement, ElementInternals>()

function shellClass(tag: Tag, options: ShellOptions, load: LoadBody, isOnlyWay: boolean): ShellClass {
  const attributes = attributeNames(options.props)
  const source = bodySource(tag, load, isOnlyWay)
  const held = new WeakMap<HTMLElement, Record<string, unknown>>()

  class Shell extends HTMLElement {
    static readonly sdkVersion = options.version
    static readonly observedAttributes = [...attributes.keys()]
    static readonly [giveKey] = source.give

    constructor() {
      const given = rising
      rising = undefined
      // oxlint-disable-next-line no-constructor-return -- A body's constructors work on the element that waits for it.
      if (given) return given as Shell
      super()
    }
    connectedCallback(): void {
      if (whole.has(this)) return callBody(this, 'connectedCallback')
      dress(this, options)
      source.want(this, (body) => {
        rise(this, body, Shell, { attributes: [...attributes.keys()], values: held.get(this) })
        callBody(this, 'connectedCallback')
      })
    }
    disconnectedCallback(): void {
      source.forget(this)
      callBody(this, 'disconnectedCallback')
    }
    connectedMoveCallback(): void {
      callBody(this, 'connectedMoveCallback')
    }
    adoptedCallback(): void {
      callBody(this, 'adoptedCallback')
    }
    attributeChangedCallback(attribute: string, old: string | null, text: string | null): void {
      callBody(this, 'attributeChangedCallback', attribute, old, text)
      // What was said last counts.
      delete held.get(this)?.[attributes.get(attribute)!]
    }
    /** Both only ask again for a body that did not come. */
    refresh(): void {
      source.start()
    }
    reset(): void {
      source.start()
    }
    // Once for shell and body.
    override attachShadow(init: ShadowRootInit): ShadowRoot {
      return kept(roots, this, () => super.attachShadow(init))
    }
    override attachInternals(): ElementInternals {
      return kept(internals, this, () => super.attachInternals())
    }
  }
  for (const name of Object.keys(options.props)) {
    Object.defineProperty(Shell.prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: HTMLElement) {
        return held.get(this)?.[name]
      },
      set(this: HTMLElement, value: unknown) {
        held.set(this, { ...held.get(this), [name]: value })
      },
    })
  }
  return Shell
}

/** Browsers call what the class of the definition has, so it passes on to the body's. */
function callBody(element: HTMLElement, name: keyof Callbacks, ...given: (string | null)[]): void {
  if (whole.has(element)) (Object.getPrototypeOf(element) as Callbacks)[name]?.apply(element, given)
}

/** Keeps the room and says that it loads, until the body says more. */
function dress(element: HTMLElement, { reserve, props }: ShellOptions): void {
  const root = element.attachShadow({ mode: 'open' })
  element.attachInternals().states.add('loading')
  if (reserve && root.adoptedStyleSheets.length === 0) {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`:host(:state(loading)) { display: block; ${reservation(reserve)} }`)
    root.adoptedStyleSheets = [sheet]
  }
  // Properties set before the definition are own properties that hide the accessors.
  const own = element as unknown as Record<string, unknown>
  for (const name of Object.keys(props).filter((one) => Object.hasOwn(own, one))) {
    const value = own[name]
    delete own[name]
    own[name] = value
  }
}

interface Inheritance {
  readonly attributes: readonly string[]
  readonly values: Readonly<Record<string, unknown>> | undefined
}

/** Makes an element what its body is, with what it was given so far. */
function rise(element: HTMLElement, body: Body, shell: Body, { attributes, values }: Inheritance): void {
  standOn(body, shell)
  element.shadowRoot?.replaceChildren()
  Object.setPrototypeOf(element, body.prototype as object)
  rising = element
  Reflect.construct(body, [])
  whole.add(element)
  for (const attribute of attributes) {
    const text = element.getAttribute(attribute)
    if (text !== null) callBody(element, 'attributeChangedCallback', attribute, null, text)
  }
  Object.assign(element, values)
}

/** Puts the shell in the place of `HTMLElement` beneath a body: so the body is one, and its constructors end in the shell's. */
function standOn(body: Body, shell: Body): void {
  let lowest = body
  while (Object.getPrototypeOf(lowest) !== HTMLElement) {
    lowest = Object.getPrototypeOf(lowest) as Body
    if (lowest === shell) return
  }
  Object.setPrototypeOf(lowest, shell)
  Object.setPrototypeOf(lowest.prototype as object, shell.prototype as object)
}

function kept<Made extends object>(made: WeakMap<HTMLElement, Made>, element: HTMLElement, make: () => Made): Made {
  const known = made.get(element) ?? make()
  made.set(element, known)
  return known
}
