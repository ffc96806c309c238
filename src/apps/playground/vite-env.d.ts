interface ImportMeta {
  readonly env: { readonly DEV: boolean };
}

declare module "*.css";
