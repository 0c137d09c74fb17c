// jsdom's Blob, File and FormData are from another realm than Node's Request and Response: uploads would silently reach
// the mock server as garbage. Replaces them with Node's, before anything else.
import { Blob as NodeBlob, File as NodeFile } from 'node:buffer'

// Node does not export FormData.
const NodeFormData = (await new Response(new URLSearchParams()).formData()).constructor

Object.assign(globalThis, { Blob: NodeBlob, File: NodeFile, FormData: NodeFormData })
