/**
 * For a form whose fields the code judges and whose sending it handles. The build has rendered the form before that code
 * comes: until then `dialog`, outside of one, makes the browser send nothing. It would put passwords into the address.
 */
export const handledForm = { noValidate: true, method: 'dialog' } as const
