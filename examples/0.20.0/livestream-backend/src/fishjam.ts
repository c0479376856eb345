import { FishjamClient } from '@fishjam-cloud/js-server-sdk';

function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set. Copy it from https://fishjam.io/app into .env.`);
  return value;
}

export const fishjam = new FishjamClient({
  fishjamId: required('FISHJAM_ID'),
  managementToken: required('FISHJAM_MANAGEMENT_TOKEN'),
});
