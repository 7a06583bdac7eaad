/** The part of the DevTools protocol that this shell uses: each command's parameters and result. */
export interface Commands {
  'Browser.getVersion': [Record<string, never>, { product: string }]
  'Browser.close': [Record<string, never>, object]
  'Browser.grantPermissions': [{ permissions: string[]; origin: string }, object]
  'Browser.getWindowForTarget': [
    { targetId: string },
    { windowId: number; bounds: { windowState?: string } },
  ]
  'Browser.setWindowBounds': [{ windowId: number; bounds: Bounds }, object]
  'Target.setDiscoverTargets': [{ discover: boolean }, object]
  'Target.setAutoAttach': [AutoAttach, object]
  'Target.getBrowserContexts': [Record<string, never>, { defaultBrowserContextId?: string }]
  'Target.createTarget': [CreateTarget, { targetId: string }]
  'Target.attachToTarget': [{ targetId: string; flatten: true }, { sessionId: string }]
  'Target.activateTarget': [{ targetId: string }, object]
  'Target.getTargets': [Record<string, never>, { targetInfos: TargetInfo[] }]
  'Target.closeTarget': [{ targetId: string }, object]
  'Fetch.enable': [{ patterns: { urlPattern: string; resourceType?: 'Document' }[] }, object]
  'Fetch.disable': [Record<string, never>, object]
  'Fetch.fulfillRequest': [Fulfil, object]
  'Fetch.failRequest': [{ requestId: string; errorReason: 'BlockedByClient' }, object]
  'Page.enable': [Record<string, never>, object]
  'Page.close': [Record<string, never>, object]
  'Page.crash': [Record<string, never>, object]
  'Page.navigate': [{ url: string }, { errorText?: string }]
  'Page.addScriptToEvaluateOnNewDocument': [{ source: string }, object]
  'Page.printToPDF': [PrintToPdf, { data: string }]
  'Runtime.enable': [Record<string, never>, object]
  'Runtime.addBinding': [{ name: string }, object]
  'Runtime.runIfWaitingForDebugger': [Record<string, never>, object]
  'Runtime.evaluate': [
    Evaluate,
    { result: { value?: unknown }; exceptionDetails?: { text: string } },
  ]
  'Runtime.callFunctionOn': [CallFunction, object]
  'Emulation.getScreenInfos': [Record<string, never>, { screenInfos: ScreenInfo[] }]
  'Inspector.enable': [Record<string, never>, object]
  'Emulation.setDefaultBackgroundColorOverride': [
    { color: { r: number; g: number; b: number; a: number } },
    object,
  ]
}

/** Events that the browser sends. */
export interface Events {
  'Target.attachedToTarget': {
    sessionId: string
    targetInfo: TargetInfo
    waitingForDebugger: boolean
  }
  'Target.targetDestroyed': { targetId: string }
  'Target.targetCrashed': { targetId: string }
  'Inspector.targetCrashed': object
  'Fetch.requestPaused': {
    requestId: string
    request: { url: string; method: string }
    resourceType: string
  }
  'Runtime.bindingCalled': { name: string; payload: string; executionContextId: number }
}

/** Place of a window; a state other than `normal` is set alone. */
type Bounds =
  | { windowState: 'normal' | 'fullscreen' }
  | { left: number; top: number; width: number; height: number }

interface ScreenInfo {
  id: string
  label: string
  left: number
  top: number
  width: number
  height: number
  isPrimary: boolean
}

interface TargetInfo {
  targetId: string
  type: string
  url: string
  /** True when a DevTools session is attached to it. */
  attached: boolean
  openerId?: string
}

interface AutoAttach {
  autoAttach: boolean
  waitForDebuggerOnStart: boolean
  flatten: true
  filter: { type?: string; exclude?: boolean }[]
}

interface CreateTarget {
  url: string
  hidden?: boolean
  browserContextId?: string
  newWindow?: boolean
  width?: number
  height?: number
}

interface Fulfil {
  requestId: string
  responseCode: number
  responseHeaders?: { name: string; value: string }[]
  body?: string
}

interface PrintToPdf {
  preferCSSPageSize: boolean
  printBackground: boolean
  generateTaggedPDF: boolean
  generateDocumentOutline: boolean
}

interface Evaluate {
  expression: string
  awaitPromise: boolean
  returnByValue: boolean
  userGesture?: boolean
}

interface CallFunction {
  functionDeclaration: string
  arguments: { value: string }[]
  executionContextId: number
  returnByValue: boolean
  silent: boolean
}
