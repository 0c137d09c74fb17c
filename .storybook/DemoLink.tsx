/** The demo is one folder up if this Storybook was built together with it. */
const isBesideDemo = /\/storybook\/(iframe\.html)?$/.test(globalThis.location.pathname)

/** Leads to the demo, or says how to get it. */
export const DemoLink = () =>
  isBesideDemo ? (
    <p>
      To click through the product,{' '}
      <a href="../" target="_top">
        open the demo
      </a>
      . Nothing you do here changes it.
    </p>
  ) : (
    <p>
      This Storybook runs without the demo. <code>npm start</code> starts the demo;{' '}
      <code>npm run build:demo</code> builds both into one folder, and this page then links to the demo.
    </p>
  )
