export function findMock(dir: string, demoTexts?: string[]): Promise<string[]>
export function findForeignLoads(dir: string, allowedHosts?: string[]): Promise<string[]>
export function readDemoTexts(path: string): Promise<string[]>
