import { type ComponentType, Fragment, h, type VNode } from 'preact';

/**
 * Preact's JSX runtime in a few bytes: build.ts puts it in the place of `preact/jsx-runtime`, which makes nodes by
 * itself a second time, in the content script, which is loaded by every card page.
 */
export function jsx(type: ComponentType | string, props: object, key?: string | number): VNode {
  return h(type as ComponentType, key === undefined ? props : { ...props, key });
}

export { Fragment, jsx as jsxs };
