/** An element of the page that an engine has open. */
export interface RemoteElement {
  /** Scrolls to the element and clicks its centre with the mouse. Rejects where the engine finds that it cannot. */
  click(): Promise<void>
  /** Types the text by the keyboard, after what is in the field. */
  type(text: string): Promise<void>
}

/**
 * One fresh visit in a browser of its own storage. `script` is the body of a function that runs in the page; what it returns
 * has to fit into JSON.
 */
export interface Visit {
  /** Opens the address and resolves once its document has loaded. */
  open(url: string): Promise<void>
  reload(): Promise<void>
  run(script: string): Promise<unknown>
  /** The element that the script returns, or null. */
  element(script: string): Promise<RemoteElement | null>
  /** Presses a key by its DOM name, where the focus is. */
  press(key: string): Promise<void>
  /** Makes the page about this wide and high, in CSS pixels; a browser with bars of its own leaves less. */
  resize(width: number, height: number): Promise<void>
  /** What the window shows, as PNG. */
  picture(): Promise<Uint8Array>
  /** What the page's console, uncaught errors and Content-Security-Policy have reported since the last call. */
  problems(): Promise<string[]>
  close(): Promise<void>
}

/** A browser that is running. */
export interface Engine {
  /** Name and version, as the browser says them. */
  version: string
  visit(): Promise<Visit>
  stop(): Promise<void>
}

/** How one browser is found and started. */
export interface EngineKind {
  id: 'firefox' | 'webkit'
  /** What is missing on this machine, in words, or null where the browser can be started. */
  missing(): string | null
  start(): Promise<Engine>
}
