/**
 * Generated. Edit the specification and run the command instead.
 *
 * Specification: specs/knowledge/openapi.yaml
 * Hash: 1d9b39733037240f
 * Generator: tools/codegen with openapi-typescript 7.13.0
 * Command: pnpm generate
 */
export interface paths {
    "/api/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit text
         * @description Submits text for compilation. The body may have at most 10 MiB; the released server refuses a larger one with status 400. The released server
         *     compares the hash of the content with the tasks that it stores, and refuses repeated content until the first task is deleted. After that, it
         *     accepts and compiles the content again.
         */
        post: operations["submitText"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/submit/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit files
         * @description Uploads one or more files for compilation, each as a form part called `files`. The upload configuration limits number, sizes and extensions. The
         *     released server takes an archive as a whole or not at all, and creates a task for each entry.
         */
        post: operations["submitFiles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/upload/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the limits for uploads
         * @description Reads how many files one upload may have, how large they may be and which extensions are accepted.
         */
        get: operations["getUploadConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tasks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List tasks
         * @description Lists tasks page by page. The contract counts pages (`page`, `page_size`); the released server counts rows (`limit`, `offset`) and ignores the page
         *     parameters. Rows move while the list changes, so a task may be on two pages or on none.
         */
        get: operations["listTasks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tasks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the task.
                 * @example 4f6f2f0e-5b1c-4f0a-9a53-0a4a3f6f9b11
                 */
                id: components["parameters"]["TaskId"];
            };
            cookie?: never;
        };
        /**
         * Read a task
         * @description Reads the state of a task. A task may succeed although some of its pages failed; its result lists them.
         */
        get: operations["getTask"];
        put?: never;
        post?: never;
        /**
         * Delete a task
         * @description Deletes a task and its submitted content. Articles that were compiled from it stay in the wiki. The released server refuses a running task. It also
         *     refuses a pending task, but removes the content of that task first, so that the task fails later. Read the status before you delete.
         */
        delete: operations["deleteTask"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tasks/{id}/content": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the task.
                 * @example 4f6f2f0e-5b1c-4f0a-9a53-0a4a3f6f9b11
                 */
                id: components["parameters"]["TaskId"];
            };
            cookie?: never;
        };
        /**
         * Read what was submitted
         * @description Reads the text or the file that a task was created from.
         */
        get: operations["getTaskContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wiki": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the tree of the wiki
         * @description Reads the directories and files of the compiled wiki. The released server caches them: a new article may be missing for up to 60 seconds.
         */
        get: operations["getWikiTree"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wiki/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a wiki file
         * @description Reads one article. The path is relative to the wiki. Sources in answers begin with `wiki/` and citations in their text with `/wiki/`; the released
         *     server does not find a file by such a path.
         */
        get: operations["getWikiFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask a question
         * @description Responds with a stream of server-sent events. The stream is complete only with a `done` or an `error` event; an end without one is a failure. A
         *     failure during the answer is an `error` event with status 200. Nothing is sent while articles are being searched; the server sends no keep-alives.
         *     Asking again adds a second question to the session.
         */
        post: operations["streamChat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List sessions
         * @description Lists all sessions, the most recently updated first. There are no pages.
         */
        get: operations["listSessions"];
        put?: never;
        /**
         * Create a session
         * @description Creates a session. The title is optional; the released server needs a JSON object even without a title.
         */
        post: operations["createSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the session.
                 * @example 9c1b7a52-0f4e-4a53-8d0c-2f1f5f0f7c20
                 */
                id: components["parameters"]["SessionId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a session
         * @description Deletes a session and all its messages.
         */
        delete: operations["deleteSession"];
        options?: never;
        head?: never;
        /**
         * Rename a session
         * @description Changes the title of a session.
         */
        patch: operations["updateSession"];
        trace?: never;
    };
    "/api/sessions/{id}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the session.
                 * @example 9c1b7a52-0f4e-4a53-8d0c-2f1f5f0f7c20
                 */
                id: components["parameters"]["SessionId"];
            };
            cookie?: never;
        };
        /**
         * List the messages of a session
         * @description Lists the questions and answers of a session. The released server sends the oldest first. There are no pages.
         */
        get: operations["listMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/derive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Derive a knowledge base
         * @description Starts a job that derives a smaller knowledge base on one topic. One job runs at a time and may take up to two hours.
         */
        post: operations["startDerive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/derive/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the job.
                 * @example 1d9f3f53-9a36-4a6e-8f4d-6b0f0f3a9e77
                 */
                id: components["schemas"]["DeriveJobId"];
            };
            cookie?: never;
        };
        /**
         * Read a derive job
         * @description Reads the state of a derive job.
         */
        get: operations["getDerive"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/derived": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List derived knowledge bases
         * @description Lists the finished derived knowledge bases. Other operations take their slugs as `kb`.
         */
        get: operations["listDerived"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check liveness
         * @description Checks that the process responds. It does not use the store or the AI engine, so it stays `ok` when the engine is dead.
         */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mcp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open a stream for messages of the server
         * @description Opens a stream for messages that the server sends without a request. Servers without such a stream refuse; the released server always does.
         */
        get: operations["openMcpStream"];
        put?: never;
        /**
         * Send a message of the Model Context Protocol
         * @description The streamable-http endpoint for tool clients. It exists only if `enabled` under `ai.mcp` in the configuration is true, or the environment variable
         *     `KB_MCP_ENABLED` is true (`KAAS_MCP_ENABLED` for the released server). The released server has one tool, `ask`, uses protocol version 2025-03-26
         *     for every client, has no sessions and responds with plain JSON, never with a stream. The paths that `ask` takes begin with `wiki/`.
         */
        post: operations["sendMcpMessage"];
        /**
         * End a protocol session
         * @description Ends the session named in `Mcp-Session-Id`. Servers without sessions refuse; the released server always does.
         */
        delete: operations["closeMcpSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * SubmitTextReferenceRequest
         * @description Text to compile, as the published contract has it.
         */
        SubmitTextReferenceRequest: {
            /** @description The text. The whole request body may have at most 10 MiB. */
            content: string;
            /** @description URL of the origin of the text. */
            source_url?: string;
        };
        /**
         * SubmitPasteReleasedRequest
         * @description Text to compile, as the released server has it.
         */
        SubmitPasteReleasedRequest: {
            /**
             * @description `paste` for text, `file` for text that the caller read from a file.
             * @enum {string}
             */
            source: "paste" | "file";
            /** @description Title of the task. */
            title?: string;
            /** @description The text; not only white space. */
            content: string;
            /** @description Accepted but not used for this source. */
            url?: string;
        };
        /**
         * SubmitUrlReleasedRequest
         * @description A URL whose text the released server fetches and compiles.
         */
        SubmitUrlReleasedRequest: {
            /**
             * @description The server fetches the text.
             * @enum {string}
             */
            source: "url";
            /** @description URL to fetch from the network of the server. */
            url: string;
            /** @description Title of the task. Default: the title of the fetched page or, without one, the last part of the URL. */
            title?: string;
            /** @description Accepted but not used for this source. */
            content?: string;
        };
        /**
         * SubmitTextReleasedRequest
         * @description Text or a URL to compile, as the released server has it; `source` says which.
         */
        SubmitTextReleasedRequest: components["schemas"]["SubmitPasteReleasedRequest"] | components["schemas"]["SubmitUrlReleasedRequest"];
        /**
         * SubmitTextRequest
         * @description Text to compile, as the contract or as the released server has it. Each refuses the fields of the other.
         */
        SubmitTextRequest: components["schemas"]["SubmitTextReferenceRequest"] | components["schemas"]["SubmitTextReleasedRequest"];
        /**
         * TaskId
         * @description Opaque id of a task. The released server uses UUIDs.
         * @example 4f6f2f0e-5b1c-4f0a-9a53-0a4a3f6f9b11
         */
        TaskId: string;
        /**
         * TaskStatusValue
         * @description Status of a task. The contract does not define the values. The released server uses `pending` (waiting, also between attempts), `running`,
         *     `succeeded` and `failed`; it never sets `cancelled`.
         */
        TaskStatusValue: "pending" | "running" | "succeeded" | "failed" | "cancelled" | (string & {});
        /**
         * TaskStageValue
         * @description Step of a task: `queued` waits, `extract` reads the content, `pipeline` compiles it, `done` has ended. The released server never sets `index`.
         */
        TaskStageValue: "queued" | "extract" | "pipeline" | "index" | "done" | (string & {});
        /**
         * TaskSourceValue
         * @description Origin of the content of a task: `paste` is text, `file` an uploaded file, `url` a page that the server fetched.
         */
        TaskSourceValue: "paste" | "file" | "url" | (string & {});
        /**
         * Cost
         * @description Cost and tokens of calls to the language model.
         */
        Cost: {
            /** @description Cost in US dollars. */
            cost?: number;
            /** @description Tokens sent. */
            prompt?: number;
            /** @description Tokens received. */
            completion?: number;
            /** @description Tokens sent that were in the cache of the model. */
            cached?: number;
            /** @description Number of calls. */
            calls?: number;
            /** @description One entry per call; its fields are not known. */
            call_details?: unknown[];
        };
        /**
         * PipelineResult
         * @description Result of one piece of content.
         */
        PipelineResult: {
            /** @description Hash that identifies the content. */
            content_hash?: string;
            /** @description Whether this piece was compiled: `ok` or `error`. */
            status?: "ok" | "error" | (string & {});
            /** @description Wiki files that were created, as paths that begin with `wiki/`. */
            created?: string[];
            /** @description Wiki files that the content was merged into, as paths that begin with `wiki/`. */
            merged?: string[];
            /** @description Reason of the failure. */
            error?: string;
            /** @description Phase of the compilation in which it failed. */
            phase?: string;
        };
        /**
         * TaskResult
         * @description Result and cost of a finished task. A task may succeed although some of its pages failed.
         */
        TaskResult: {
            extract_cost?: components["schemas"]["Cost"];
            /** @description One entry per compiled piece of content. */
            pipeline_results?: components["schemas"]["PipelineResult"][];
            pipeline_cost?: components["schemas"]["Cost"];
        };
        /**
         * TimestampMs
         * @description Unix time in milliseconds.
         */
        TimestampMs: number;
        /**
         * DateTime
         * Format: date-time
         * @description RFC 3339 time in UTC with the precision of a second.
         */
        DateTime: string;
        /**
         * Task
         * @description A piece of submitted work. The contract defines id and status only; the other fields are those of the released server.
         */
        Task: {
            id: components["schemas"]["TaskId"];
            status?: components["schemas"]["TaskStatusValue"];
            stage?: components["schemas"]["TaskStageValue"];
            source?: components["schemas"]["TaskSourceValue"];
            /** @description Title as submitted, or the name of the file. Absent if empty. */
            title?: string;
            /** @description Title found inside the content. Absent if empty. */
            file_title?: string;
            /** @description Number of attempts so far. */
            attempts?: number;
            /** @description Number of attempts after which the task fails. */
            max_attempts?: number;
            /** @description Reason of the last failed attempt. It stays while the next attempt waits. */
            error?: string;
            result?: components["schemas"]["TaskResult"];
            /** @description When the task was created. The released server sends milliseconds. */
            created_at?: components["schemas"]["TimestampMs"] | components["schemas"]["DateTime"];
            /** @description When the task last changed. While it runs, the released server sends a time in the future. */
            updated_at?: components["schemas"]["TimestampMs"] | components["schemas"]["DateTime"];
        };
        /**
         * SubmittedTaskReleasedResponse
         * @description Receipt for a submission. The task is read by its id.
         */
        SubmittedTaskReleasedResponse: {
            id: components["schemas"]["TaskId"];
            status: components["schemas"]["TaskStatusValue"];
            stage: components["schemas"]["TaskStageValue"];
        };
        /**
         * ErrorBody
         * @description Why a request failed. The contract does not define this object; the released server sends it. It has no code, so clients classify a failure by
         *     status and text. The text may contain paths of the server and internal details.
         */
        ErrorBody: {
            /** @description Reason of the failure. */
            error?: string;
        };
        /**
         * SubmitFilesRequest
         * @description One or more files, each in a form part of the same name.
         */
        SubmitFilesRequest: {
            /** @description The files. The upload configuration has the limits for their number, size and extensions. */
            files: string[];
        };
        /**
         * SubmitFilesReferenceResponse
         * @description The created task, or a list of them. The contract does not say when it is which.
         */
        SubmitFilesReferenceResponse: components["schemas"]["Task"] | components["schemas"]["Task"][];
        /**
         * UploadedFile
         * @description A file that became a task. An entry of an archive has its base name.
         */
        UploadedFile: {
            /** @description Name of the file. */
            name: string;
            id: components["schemas"]["TaskId"];
            /** @description `uploaded`. */
            status: string;
        };
        /**
         * FailedFile
         * @description A file that the server did not take. An archive is taken or refused as a whole.
         */
        FailedFile: {
            /** @description Name of the file or of the archive. */
            name: string;
            /** @description `failed`. */
            status: string;
            /** @description Reason, for example `extension not allowed` or `content already submitted`. */
            reason: string;
        };
        /**
         * SubmitFilesReleasedResponse
         * @description The result of each file. The status is a success even if every file failed. Duplicates within an archive, and entries that the server
         *     skips, are in neither list.
         */
        SubmitFilesReleasedResponse: {
            /** @description Files that became tasks. */
            uploaded: components["schemas"]["UploadedFile"][];
            /** @description Files that the server did not take. */
            failed: components["schemas"]["FailedFile"][];
        };
        /**
         * UploadConfigReferenceResponse
         * @description Limits for uploads, as the published contract names them.
         */
        UploadConfigReferenceResponse: {
            /** @description Largest file, in bytes. */
            max_file_size: number;
            /** @description Most files in one upload. */
            max_files: number;
            /** @description Accepted extensions, each with its leading dot. */
            allowed_extensions: string[];
        };
        /**
         * UploadConfigReleasedResponse
         * @description Limits for uploads, as the released server names them.
         */
        UploadConfigReleasedResponse: {
            /** @description Largest text file (`.md`, `.txt`, `.csv`), in bytes. */
            max_file_size: number;
            /** @description Largest document that has to be converted first, for example `.pdf` or `.docx`, in bytes. */
            max_rich_file_size?: number;
            /** @description Largest `.zip` archive, in bytes. */
            max_zip_file_size?: number;
            /** @description Most files in one upload. */
            max_files_per_upload: number;
            /** @description Accepted extensions, each with its leading dot, in lower case. */
            allowed_extensions: string[];
        };
        /**
         * UploadConfig
         * @description Limits for uploads, as the contract or as the released server has them. The name of the count field shows the variant.
         */
        UploadConfig: components["schemas"]["UploadConfigReferenceResponse"] | components["schemas"]["UploadConfigReleasedResponse"];
        /**
         * TaskListReferenceResponse
         * @description One page of tasks. The contract does not name the fields of a page, so none is required and others may appear. The names below are those of the
         *     released server.
         */
        TaskListReferenceResponse: {
            /** @description The tasks of this page. */
            tasks?: components["schemas"]["Task"][];
            /** @description Number of tasks on all pages. */
            total?: number;
        };
        /**
         * TaskListReleasedResponse
         * @description Part of the tasks, selected by `limit` and `offset`.
         */
        TaskListReleasedResponse: {
            /** @description The selected tasks. */
            tasks: components["schemas"]["Task"][];
            /** @description Number of all matching tasks. */
            total: number;
        };
        /**
         * TaskList
         * @description A page of tasks, as the contract or as the released server has it.
         */
        TaskList: components["schemas"]["TaskListReferenceResponse"] | components["schemas"]["TaskListReleasedResponse"];
        /**
         * TaskContentReleasedResponse
         * @description Content of a task with its size. In files that are not text, invalid bytes are replaced.
         */
        TaskContentReleasedResponse: {
            /** @description The content, up to 1 MiB; cut between two characters. */
            content: string;
            /** @description Size of the whole content, in bytes. */
            size: number;
            /** @description Whether the content was cut. Also true for complete content of exactly 1 MiB: compare the size. */
            truncated: boolean;
        };
        /**
         * KnowledgeBaseSlug
         * @description Slug of a derived knowledge base: 1 to 40 lower-case letters, digits and hyphens; the first is not a hyphen.
         */
        KnowledgeBaseSlug: string;
        /**
         * WikiPath
         * @description Path of a wiki file relative to the root of the wiki, for example `concept/alpha.md`. Sources in chat answers and task results
         *     begin with `wiki/`, and citations in the text of an answer with `/wiki/`. Callers remove these prefixes before they read the file.
         */
        WikiPath: string;
        /**
         * WikiNode
         * @description A directory or a file of the wiki.
         */
        WikiNode: {
            /** @description Last part of the path; for a file without `.md`. */
            name?: string;
            /** @description Relative path, by which the file can be read. */
            path?: components["schemas"]["WikiPath"];
            /** @description Whether this is a directory. */
            isDir?: boolean;
            /** @description Title of the article. */
            title?: string;
            /** @description Tags of the article. */
            tags?: string[];
            /** @description Number of files below this directory. */
            fileCount?: number;
            /** @description Nodes in the directory: directories first, then by name. Absent if empty. */
            children?: components["schemas"]["WikiNode"][];
        };
        /**
         * WikiTreeReleasedResponse
         * @description Nodes at the root of the wiki. They may be up to 60 seconds old.
         */
        WikiTreeReleasedResponse: {
            /** @description Directories first, then by name. */
            tree: components["schemas"]["WikiNode"][];
        };
        /**
         * WikiTreeReferenceResponse
         * @description Tree of directories and files. The contract does not say whether it is the root node or a list of nodes.
         */
        WikiTreeReferenceResponse: components["schemas"]["WikiNode"][] | components["schemas"]["WikiNode"];
        /**
         * WikiTree
         * @description Directories and files of the wiki, as the contract or as the released server has them.
         */
        WikiTree: components["schemas"]["WikiTreeReleasedResponse"] | components["schemas"]["WikiTreeReferenceResponse"];
        /**
         * WikiFileReleasedResponse
         * @description An article with the fields of its front matter.
         */
        WikiFileReleasedResponse: {
            /** @description Relative path, as requested. */
            path: components["schemas"]["WikiPath"];
            /** @description Title of the article. */
            title: string;
            /** @description Tags of the article. */
            tags?: string[];
            /** @description Submitted content that the article was compiled from. */
            sources?: string[];
            /** @description When the article was created, as in its front matter. */
            created?: string;
            /** @description Markdown without the front matter. A language model wrote it: treat it as untrusted. */
            content: string;
        };
        /**
         * SessionId
         * @description Opaque id of a chat session. The released server uses UUIDs.
         * @example 9c1b7a52-0f4e-4a53-8d0c-2f1f5f0f7c20
         */
        SessionId: string;
        /**
         * ChatReferenceRequest
         * @description A question, as the published contract has it.
         */
        ChatReferenceRequest: {
            /** @description The question. */
            query: string;
            /** @description Session that stores question and answer. */
            session_id?: components["schemas"]["SessionId"];
            /** @description Language model to use. Default: the model of the service. */
            model?: string;
        };
        /**
         * ChatTurn
         * @description An earlier question or answer.
         */
        ChatTurn: {
            /**
             * @description Author of the turn: `user` asked, `assistant` answered.
             * @enum {string}
             */
            role: "user" | "assistant";
            /** @description Text of the turn. */
            content: string;
        };
        /**
         * ChatReleasedRequest
         * @description A question, as the released server has it.
         */
        ChatReleasedRequest: {
            /** @description The question. A question of more than about 64 KiB stops the AI engine a while later, for all users, while `/healthz` stays `ok`. */
            query: string;
            /** @description Earlier turns, the oldest first. The server does not read the history of a session, so callers send it here. */
            messages?: components["schemas"]["ChatTurn"][];
            /** @description Sampling temperature of the model. */
            temperature?: number;
            /** @description Whether the answer lists its sources. */
            include_sources?: boolean;
            /** @description Session that stores question and answer. An unknown session is refused with status 400. */
            session_id?: components["schemas"]["SessionId"];
        };
        /**
         * ChatRequest
         * @description A question, as the contract or as the released server has it. The released server refuses `model`.
         */
        ChatRequest: components["schemas"]["ChatReferenceRequest"] | components["schemas"]["ChatReleasedRequest"];
        /**
         * ChatSource
         * @description An article that an answer is based on.
         */
        ChatSource: {
            /** @description Title of the article. */
            title?: string;
            /** @description Path of the article, beginning with `wiki/` on the released server. */
            path?: string;
        };
        /**
         * ChatSourceList
         * @description Articles, each as an object or as its path.
         */
        ChatSourceList: (components["schemas"]["ChatSource"] | string)[] | null;
        /**
         * ChatStatusEvent
         * @description Progress of an answer, for example retrieving or generating.
         */
        ChatStatusEvent: {
            /** @description `status`, if the type is in the data and not in the event field of the stream. */
            type?: string;
            /** @description What the service is doing, for example retrieving or generating. The released server sends `retrieved` when it has selected articles. */
            stage?: string;
            /** @description The selected articles. */
            sources?: components["schemas"]["ChatSourceList"];
        };
        /**
         * ChatDeltaEvent
         * @description The next part of the answer. The contract does not name its field; the released server uses `content`.
         */
        ChatDeltaEvent: {
            /** @description `delta`, if the type is in the data and not in the event field of the stream. */
            type?: string;
            /** @description The text. The released server cites articles in it as Markdown links with a leading slash, for example `[Alpha](/wiki/concept/alpha.md)`. */
            content?: string;
        };
        /**
         * ChatReasoningEvent
         * @description A part of the model's reasoning. The released server supports it but was not seen to send it.
         */
        ChatReasoningEvent: {
            /** @description `reasoning`. */
            type?: string;
            /** @description The text. */
            content?: string;
        };
        /**
         * ChatDoneEvent
         * @description The answer is complete; no event follows. The contract promises sources and cost; the released server has other names for them.
         */
        ChatDoneEvent: {
            /** @description `done`, if the type is in the data and not in the event field of the stream. */
            type?: string;
            /** @description Articles that the answer is based on. */
            sources?: components["schemas"]["ChatSourceList"];
            /** @description Cost of the answer: a number, or an object whose fields the contract does not define. */
            cost?: number | Record<string, never> | null;
            /** @description Articles that the answer cites. */
            cited_sources?: components["schemas"]["ChatSourceList"];
            /** @description Articles that were read for the answer. */
            retrieved_sources?: components["schemas"]["ChatSourceList"];
            /** @description Cost of the answer in US dollars. */
            cost_usd?: number | null;
            /** @description Tokens sent to the model. */
            tokens_prompt?: number;
            /** @description Tokens received from the model. */
            tokens_completion?: number;
            /** @description Tokens sent that were in the cache of the model. Absent if no model was called. */
            cached_tokens?: number;
            /** @description Id of the prompt; 0 if it has none. */
            prompt_id?: number | string;
        };
        /**
         * ChatErrorEvent
         * @description The answer failed; no event follows. The text that arrived before is incomplete.
         */
        ChatErrorEvent: {
            /** @description `error`, if the type is in the data and not in the event field of the stream. */
            type?: string;
            /** @description Reason of the failure. May be absent. */
            message?: string;
            /** @description Code of the failure, for example `INTERNAL`. Absent if the gateway failed and not the engine. */
            code?: string;
        };
        /**
         * ChatEvent
         * @description The data of one event of a chat stream: a JSON object on one line. The type of the event is in the field `type` of the data, or in the event field
         *     of the stream. A blank line ends an event; without it the event is unfinished. Clients skip types that are not listed.
         */
        ChatEvent: components["schemas"]["ChatStatusEvent"] | components["schemas"]["ChatDeltaEvent"] | components["schemas"]["ChatReasoningEvent"] | components["schemas"]["ChatDoneEvent"] | components["schemas"]["ChatErrorEvent"];
        /**
         * Session
         * @description A chat whose history the server stores. The contract defines id and title only; the other fields are those of the released server.
         */
        Session: {
            id: components["schemas"]["SessionId"];
            /** @description Title of the chat; empty without one. */
            title?: string;
            /** @description When the session was created. */
            created_at?: components["schemas"]["DateTime"];
            /** @description When the session last changed. */
            updated_at?: components["schemas"]["DateTime"];
        };
        /**
         * SessionListReferenceResponse
         * @description All sessions, the most recently updated first.
         */
        SessionListReferenceResponse: components["schemas"]["Session"][];
        /**
         * SessionListReleasedResponse
         * @description All sessions, the most recently updated first.
         */
        SessionListReleasedResponse: {
            /** @description The sessions. */
            sessions: components["schemas"]["Session"][];
        };
        /**
         * SessionList
         * @description All sessions, as the contract or as the released server has it.
         */
        SessionList: components["schemas"]["SessionListReferenceResponse"] | components["schemas"]["SessionListReleasedResponse"];
        /**
         * CreateSessionRequest
         * @description A new session.
         */
        CreateSessionRequest: {
            /** @description Title of the chat. */
            title?: string;
        };
        /**
         * UpdateSessionRequest
         * @description A new title for a session.
         */
        UpdateSessionRequest: {
            /** @description New title. Without it, the released server empties the title. */
            title: string;
        };
        /**
         * MessageId
         * @description Opaque id of a message within a session.
         */
        MessageId: string;
        /**
         * MessageRoleValue
         * @description Author of a message: `user` asked, `assistant` answered.
         */
        MessageRoleValue: "user" | "assistant" | (string & {});
        /**
         * Message
         * @description A question or an answer within a session. The contract does not define its fields; these are those of the released server.
         */
        Message: {
            id?: components["schemas"]["MessageId"];
            session_id?: components["schemas"]["SessionId"];
            role?: components["schemas"]["MessageRoleValue"];
            /** @description Text of the message. An answer that broke off is stored like a complete one, without sources. */
            content?: string;
            /** @description The model's reasoning. Absent if empty. */
            reasoning?: string;
            /** @description Articles that the answer is based on; empty for a question. */
            sources?: components["schemas"]["ChatSourceList"];
            /** @description Tokens of the answer; its fields are not known. */
            usage?: {
                [key: string]: unknown;
            };
            /** @description When the message was stored. On the released server, question and answer have the same time. */
            created_at?: components["schemas"]["DateTime"];
        };
        /**
         * MessageListReferenceResponse
         * @description All messages of a session.
         */
        MessageListReferenceResponse: components["schemas"]["Message"][];
        /**
         * MessageListReleasedResponse
         * @description All messages of a session, oldest first.
         */
        MessageListReleasedResponse: {
            /** @description The messages. */
            messages: components["schemas"]["Message"][];
        };
        /**
         * MessageList
         * @description All messages of a session, as the contract or as the released server has it.
         */
        MessageList: components["schemas"]["MessageListReferenceResponse"] | components["schemas"]["MessageListReleasedResponse"];
        /**
         * StartDeriveRequest
         * @description Topic of a knowledge base to derive.
         */
        StartDeriveRequest: {
            /** @description Topic of the derived knowledge base, up to 500 characters. */
            topic: string;
            /** @description Slug of the knowledge base. Default: made from the topic. */
            slug?: components["schemas"]["KnowledgeBaseSlug"];
            /** @description Language model to use. Default: the model of the service. */
            model?: string;
            /**
             * @description Whether to select from compiled articles or from submitted documents.
             * @enum {string}
             */
            select_from?: "articles" | "documents";
        };
        /**
         * DeriveJobId
         * @description Opaque id of a derive job.
         */
        DeriveJobId: string;
        /**
         * StartedDerive
         * @description Receipt for a derive job.
         */
        StartedDerive: {
            job_id: components["schemas"]["DeriveJobId"];
            slug: components["schemas"]["KnowledgeBaseSlug"];
        };
        /**
         * DeriveStatusValue
         * @description Status of a derive job: `pending` waits, `running` works, `succeeded` and `failed` have ended.
         */
        DeriveStatusValue: "pending" | "running" | "succeeded" | "failed" | (string & {});
        /**
         * DeriveStageValue
         * @description Step of a derive job: `queued` waits, `filter` selects articles, `compile` compiles them, `done` has ended.
         */
        DeriveStageValue: "queued" | "filter" | "compile" | "done" | (string & {});
        /**
         * DeriveCost
         * @description Cost and tokens of all calls to the language model for one job.
         */
        DeriveCost: {
            /** @description Cost in US dollars. */
            total_cost_usd?: number;
            /** @description Tokens sent. */
            total_prompt_tokens?: number;
            /** @description Tokens received. */
            total_completion_tokens?: number;
            /** @description Tokens sent that were in the cache of the model. */
            total_cached_tokens?: number;
            /** @description Number of calls. */
            calls?: number;
        };
        /**
         * DeriveResult
         * @description Result of a derive job.
         */
        DeriveResult: {
            /** @description Absolute path of the derived knowledge base in the file system of the server. */
            derived_kb?: string;
            slug?: components["schemas"]["KnowledgeBaseSlug"];
            /** @description Topic of the knowledge base. */
            topic?: string;
            /** @description Whether articles or documents were selected. */
            select_from?: "articles" | "documents" | (string & {});
            /** @description Number of articles or documents that were selected. */
            selected?: number;
            /** @description Number of documents that were compiled. */
            documents?: number;
            /** @description Size of these documents in bytes. */
            bytes?: number;
            /** @description Number of calls to the model for the selection. */
            filter_batches?: number;
            /** @description Whether the compilation finished. */
            compiled?: boolean;
            /** @description Counts of the compilation, for example `compiled` and `errors`; the full set is not known. `null` if the job did not compile. */
            compile?: {
                [key: string]: unknown;
            } | null;
            /** @description Cost of the job; `null` if unknown. */
            cost?: components["schemas"]["DeriveCost"] | null;
            /** @description Problems that did not stop the job; absent without any. */
            warnings?: string[];
        };
        /**
         * DeriveJob
         * @description A job that derives a knowledge base. One job runs at a time.
         */
        DeriveJob: {
            id: components["schemas"]["DeriveJobId"];
            slug: components["schemas"]["KnowledgeBaseSlug"];
            /** @description Topic of the knowledge base. */
            topic: string;
            status: components["schemas"]["DeriveStatusValue"];
            stage: components["schemas"]["DeriveStageValue"];
            /** @description Reason of the failure. */
            error?: string;
            /** @description Result of the job; absent until it is done. */
            result?: components["schemas"]["DeriveResult"];
            created_at: components["schemas"]["TimestampMs"];
            updated_at: components["schemas"]["TimestampMs"];
        };
        /**
         * DerivedKnowledgeBase
         * @description A finished derived knowledge base.
         */
        DerivedKnowledgeBase: {
            slug: components["schemas"]["KnowledgeBaseSlug"];
            /** @description Topic of the knowledge base. */
            topic: string;
            /** @description When it was created: local time of the server to the second, without a time zone. */
            created_at: string;
            /** @description Number of articles. */
            article_count: number;
        };
        /**
         * DerivedList
         * @description All finished derived knowledge bases.
         */
        DerivedList: {
            /** @description The knowledge bases. */
            kbs: components["schemas"]["DerivedKnowledgeBase"][];
        };
        /**
         * Health
         * @description Result of the liveness probe.
         */
        Health: {
            /** @description `ok` while the process responds. This says nothing about the store or the AI engine. */
            status: string;
        };
        /**
         * McpRequest
         * @description A JSON-RPC 2.0 message of the Model Context Protocol. The specification of the protocol describes methods and parameters.
         */
        McpRequest: {
            /**
             * @description Version of JSON-RPC.
             * @constant
             */
            jsonrpc: "2.0";
            /** @description Id by which the response refers to the request. A message without an id is a notification and gets no response. */
            id?: string | number;
            /** @description For example `initialize`, `tools/list` or `tools/call`. */
            method: string;
            /** @description Parameters of the method. */
            params?: {
                [key: string]: unknown;
            };
        };
        /**
         * McpError
         * @description Why a JSON-RPC request failed.
         */
        McpError: {
            /** @description JSON-RPC code, for example -32601 for an unknown method or -32602 for bad parameters. */
            code: number;
            /** @description Reason of the failure. */
            message: string;
            /** @description Details of the failure; their shape depends on the code. */
            data?: unknown;
        };
        /**
         * McpResponse
         * @description A JSON-RPC 2.0 response. Errors have status 200 as well.
         */
        McpResponse: {
            /** @description Version of JSON-RPC. */
            jsonrpc: string;
            /** @description Id of the request; null if it could not be read. */
            id?: string | number | null;
            /** @description Result of the method. */
            result?: {
                [key: string]: unknown;
            };
            error?: components["schemas"]["McpError"];
        };
    };
    responses: {
        /** @description The request is invalid; the server did nothing. The status and the body are those of the released server. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The service failed. The text may contain internal details. */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description A router or a proxy has no such path: the base URL is not that of the service. */
        WrongAddress: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description There is no task with this id. */
        TaskNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description There is no session with this id. */
        SessionNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description This server cannot derive knowledge bases. */
        Unavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /**
         * @description The token of the endpoint is missing or wrong. The released server sends plain text without a challenge; a server that follows the contract sends
         *     the error object.
         */
        WrongToken: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
                "text/plain": string;
            };
        };
    };
    parameters: {
        /**
         * @description Id of the task.
         * @example 4f6f2f0e-5b1c-4f0a-9a53-0a4a3f6f9b11
         */
        TaskId: components["schemas"]["TaskId"];
        /** @description Slug of a derived knowledge base to use instead of the whole one. The server refuses an unknown one. */
        KnowledgeBase: components["schemas"]["KnowledgeBaseSlug"];
        /**
         * @description Id of the session.
         * @example 9c1b7a52-0f4e-4a53-8d0c-2f1f5f0f7c20
         */
        SessionId: components["schemas"]["SessionId"];
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    submitText: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubmitTextRequest"];
            };
        };
        responses: {
            /** @description The created task. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"];
                };
            };
            /** @description Receipt of the released server. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubmittedTaskReleasedResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description Another task has the same content. The response does not say which. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    submitFiles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["SubmitFilesRequest"];
            };
        };
        responses: {
            /** @description The created task or tasks. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubmitFilesReferenceResponse"];
                };
            };
            /** @description The result of each file. The status is the same if every file failed. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubmitFilesReleasedResponse"];
                };
            };
            /** @description The request has no file, too many files, or a body that is not a multipart form. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request body is larger than the server allows. The server closes the connection. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getUploadConfig: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The limits. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadConfig"];
                };
            };
            404: components["responses"]["WrongAddress"];
        };
    };
    listTasks: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1. */
                page?: number;
                /** @description Tasks per page. The contract does not state a maximum. */
                page_size?: number;
                /** @description Only tasks with this status. The released server finds nothing for a status it does not know. */
                status?: string;
                /** @description Most tasks to return. */
                limit?: number;
                /** @description Tasks to skip. */
                offset?: number;
                /** @description Only tasks with this text in their title, or in the title inside their content. `%` matches any text and `_` any character. */
                q?: string;
                /** @description Field to sort by. */
                sort?: "title" | "file_title" | "source" | "status" | "stage" | "attempts" | "created_at" | "updated_at";
                /** @description Direction of the sort. */
                order?: "asc" | "desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of tasks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskList"];
                };
            };
            404: components["responses"]["WrongAddress"];
            500: components["responses"]["ServerError"];
        };
    };
    getTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the task.
                 * @example 4f6f2f0e-5b1c-4f0a-9a53-0a4a3f6f9b11
                 */
                id: components["parameters"]["TaskId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The task. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"];
                };
            };
            404: components["responses"]["TaskNotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    deleteTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the task.
                 * @example 4f6f2f0e-5b1c-4f0a-9a53-0a4a3f6f9b11
                 */
                id: components["parameters"]["TaskId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The task is deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: components["responses"]["TaskNotFound"];
            /** @description The task is pending or running. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    getTaskContent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the task.
                 * @example 4f6f2f0e-5b1c-4f0a-9a53-0a4a3f6f9b11
                 */
                id: components["parameters"]["TaskId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The content, or an object of the released server that contains it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                    "application/octet-stream": string;
                    "application/json": components["schemas"]["TaskContentReleasedResponse"];
                };
            };
            /** @description The content is outside the folder that the server may read. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            404: components["responses"]["TaskNotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getWikiTree: {
        parameters: {
            query?: {
                /** @description Slug of a derived knowledge base to use instead of the whole one. The server refuses an unknown one. */
                kb?: components["parameters"]["KnowledgeBase"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tree. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WikiTree"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["WrongAddress"];
            /** @description The wiki could not be read. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getWikiFile: {
        parameters: {
            query: {
                /**
                 * @description Relative path of the file.
                 * @example concept/alpha.md
                 */
                path: components["schemas"]["WikiPath"];
                /** @description Slug of a derived knowledge base to use instead of the whole one. The server refuses an unknown one. */
                kb?: components["parameters"]["KnowledgeBase"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The Markdown, or an object of the released server that contains it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/markdown": string;
                    "text/plain": string;
                    "application/json": components["schemas"]["WikiFileReleasedResponse"];
                };
            };
            /** @description The path is missing, leaves the wiki or names a directory. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no such file. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The wiki could not be read. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    streamChat: {
        parameters: {
            query?: {
                /** @description Slug of a derived knowledge base to use instead of the whole one. The server refuses an unknown one. */
                kb?: components["parameters"]["KnowledgeBase"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChatRequest"];
            };
        };
        responses: {
            /** @description The answer as a stream. The schema describes the data of one event. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["ChatEvent"];
                };
            };
            /** @description The question is invalid, names an unknown session or knowledge base, or has a field that the server does not know. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionList"];
                };
            };
            404: components["responses"]["WrongAddress"];
            500: components["responses"]["ServerError"];
        };
    };
    createSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CreateSessionRequest"];
            };
        };
        responses: {
            /** @description The session. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
        };
    };
    deleteSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the session.
                 * @example 9c1b7a52-0f4e-4a53-8d0c-2f1f5f0f7c20
                 */
                id: components["parameters"]["SessionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session and its messages are deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: components["responses"]["SessionNotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    updateSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the session.
                 * @example 9c1b7a52-0f4e-4a53-8d0c-2f1f5f0f7c20
                 */
                id: components["parameters"]["SessionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateSessionRequest"];
            };
        };
        responses: {
            /** @description The session with its new title. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["SessionNotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listMessages: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the session.
                 * @example 9c1b7a52-0f4e-4a53-8d0c-2f1f5f0f7c20
                 */
                id: components["parameters"]["SessionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The messages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageList"];
                };
            };
            404: components["responses"]["SessionNotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    startDerive: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StartDeriveRequest"];
            };
        };
        responses: {
            /** @description The job was accepted. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StartedDerive"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description A knowledge base with this slug is finished, or a job for it is active. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            500: components["responses"]["ServerError"];
            501: components["responses"]["Unavailable"];
        };
    };
    getDerive: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the job.
                 * @example 1d9f3f53-9a36-4a6e-8f4d-6b0f0f3a9e77
                 */
                id: components["schemas"]["DeriveJobId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The job. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeriveJob"];
                };
            };
            /** @description There is no job with this id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            500: components["responses"]["ServerError"];
            501: components["responses"]["Unavailable"];
        };
    };
    listDerived: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The knowledge bases. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DerivedList"];
                };
            };
            404: components["responses"]["WrongAddress"];
            500: components["responses"]["ServerError"];
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The process is alive. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            404: components["responses"]["WrongAddress"];
        };
    };
    openMcpStream: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A stream of messages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["McpRequest"];
                };
            };
            401: components["responses"]["WrongToken"];
            /** @description The endpoint is not enabled. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The server has no such stream. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    sendMcpMessage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["McpRequest"];
            };
        };
        responses: {
            /** @description The response, or a stream that contains it. Protocol errors have this status as well. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["McpResponse"];
                    "text/event-stream": components["schemas"]["McpResponse"];
                };
            };
            /** @description A notification was accepted. There is no body. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["WrongToken"];
            /** @description The endpoint is not enabled. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The endpoint is not enabled; the server sends a web page instead. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    closeMcpSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session is over. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["WrongToken"];
            /** @description The endpoint is not enabled, or there is no such session. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The server has no sessions. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
}
