/** The variant of the service that a listener implements. */
export type ServerVariant = "reference" | "released";

type TaskStatus = "pending" | "running" | "succeeded" | "failed";
type TaskStage = "queued" | "extract" | "pipeline" | "done";

/** The fields of every stored record: an id, and its place in the order of creation. */
export interface Kept {
  id: string;
  sequence: number;
}

export interface Cost {
  cost: number;
  prompt: number;
  completion: number;
  cached: number;
  calls: number;
  call_details: {
    model: string;
    prompt_tokens: number;
    completion_tokens: number;
    cached_tokens: number;
    cost: number;
    duration_s: number;
  }[];
}

export interface TaskResult {
  extract_cost: Cost;
  pipeline_results: {
    content_hash: string;
    status: "ok" | "error";
    created?: string[];
    merged?: string[];
    error?: string;
    phase?: string;
  }[];
  pipeline_cost: Cost;
}

export interface TaskRecord extends Kept {
  source: "paste" | "file";
  title: string;
  fileTitle: string;
  sourceUrl: string;
  status: TaskStatus;
  stage: TaskStage;
  attempts: number;
  error: string;
  result?: TaskResult;
  createdAt: number;
  updatedAt: number;
  /** When the next move of the life cycle is due, on the sandbox's clock. */
  nextAt: number;
  contentHash: string;
  /** Where the submitted bytes are, relative to the data directory. */
  rawPath: string;
  extension: string;
}

export interface SessionRecord extends Kept {
  title: string;
  createdAt: number;
  updatedAt: number;
}

export interface SourceReference {
  title: string;
  /** Relative to the wiki, without a leading `wiki/`. */
  path: string;
}

export interface MessageRecord extends Kept {
  sessionId: string;
  role: "user" | "assistant";
  content: string;
  sources: SourceReference[];
  createdAt: number;
}

/** What a derivation did, as the released server stores and shows it. */
export interface DeriveResult {
  derived_kb: string;
  slug: string;
  topic: string;
  select_from: "articles" | "documents";
  selected: number;
  documents: number;
  bytes: number;
  filter_batches: number;
  compiled: boolean;
  compile: { compiled: number; extracted: number; total_raw: number; errors: never[]; cost: DeriveCost };
  cost: DeriveCost;
}

interface DeriveCost {
  total_cost_usd: number;
  total_prompt_tokens: number;
  total_completion_tokens: number;
  total_cached_tokens: number;
  calls: number;
}

export interface DeriveRecord extends Kept {
  slug: string;
  topic: string;
  selectFrom: "articles" | "documents";
  status: TaskStatus;
  stage: "queued" | "filter" | "compile" | "done";
  error: string;
  result?: DeriveResult;
  createdAt: number;
  updatedAt: number;
  nextAt: number;
}

export const maxAttempts = 3;
